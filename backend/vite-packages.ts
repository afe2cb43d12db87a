import { minify, type Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

/**
 * Packages that are not bundled: they have native code, worker threads or data files, are resolved by name at run time, or are
 * rarely loaded.
 */
export const unbundled = [
  '@node-rs/argon2',
  'sharp',
  'libheif-js',
  'msgpackr',
  'tinypool',
  'pg',
  '@bull-board/ui',
  'swagger-ui-dist',
  'nodemailer',
  '@zxcvbn-ts/language-common',
  '@aws-sdk/client-s3',
  '@aws-sdk/lib-storage',
  'pdfkit',
  'fontkit',
  'subset-font',
  'wawoff2',
  'linebreak',
  'bidi-js',
];

/** Part of the names of chunks that contain packages. */
export const packagesFile = 'packages';

/** Drivers of other databases: two megabytes of TypeORM. */
const otherDrivers = /\/typeorm\/driver\/(?!postgres\/)[\w-]+\/\w+Driver\.js$/;

/** A `require` at run time loads a second copy of a module from outside the bundle. */
const runtimeRequire = /const require = createRequire\(import\.meta\.url\);/;

/**
 * Bundles packages into a few files, minified and without source maps. `packages.json` lists the packages that must be installed
 * beside the build.
 */
export function packages(): Plugin {
  return {
    name: 'touchline-packages',
    transform: {
      filter: { id: /node_modules/, code: runtimeRequire },
      handler: (code) => ({ code: code.replace(runtimeRequire, ''), map: null }),
    },
    load: { filter: { id: otherDrivers }, handler: () => 'module.exports = {};' },
    async generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const isOurs = !file.includes(packagesFile);
        if (!isOurs) delete bundle[`${file}.map`];
        chunk.code = escapeNonAscii(isOurs ? chunk.code : await minifyChunk(file, chunk.code));
      }
      const source = JSON.stringify(packagesBeside([...this.getModuleIds()]), null, 2);
      this.emitFile({ type: 'asset', fileName: 'packages.json', source });
    },
  };
}

/** Returns the packages of which no module is in the build: they are imported, or their files are read, at run time. */
function packagesBeside(bundled: string[]): string[] {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const isBundled = (name: string) => bundled.some((id) => id.includes(`/node_modules/${name}/`));
  const ours = (name: string) => name.startsWith('@touchline/');
  return [...new Set([...unbundled, ...declared.filter((name) => !isBundled(name) && !ours(name))])].sort();
}

/** Minifies a chunk. Names of classes and functions stay: Nest and class-validator read them. */
async function minifyChunk(file: string, code: string): Promise<string> {
  const keepNames = { function: true, class: true };
  const options = { module: true, compress: { keepNames }, mangle: { keepNames } };
  return (await minify(file, code, options)).code;
}

/** Escapes characters beyond ASCII: with one of them V8 stores the whole source in two bytes per character. */
function escapeNonAscii(code: string): string {
  return code.replace(
    /[^\0-\x7f]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
