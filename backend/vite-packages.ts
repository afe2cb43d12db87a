import { minify, type Plugin } from 'vite';

/**
 * Left where they are: they bring machine code, threads or data of their own, are looked up by name at run time, or few
 * processes ever load them.
 */
export const apart = [
  ...['@node-rs/argon2', 'sharp', 'msgpackr', 'tinypool', 'pg'],
  ...[
    '@bull-board/ui',
    'swagger-ui-dist',
    'nodemailer',
    '@zxcvbn-ts/language-common',
    '@aws-sdk/client-s3',
    '@aws-sdk/lib-storage',
  ],
  ...['pdfkit', 'fontkit', 'subset-font', 'wawoff2', 'linebreak', 'bidi-js'],
];

/** Files of the build with this in their names hold packages. */
export const packagesFile = 'packages';

/** Two megabytes of TypeORM are for databases that this is not. */
const otherDrivers = /\/typeorm\/driver\/(?!postgres\/)[\w-]+\/\w+Driver\.js$/;

/** What is looked up in this way at run time would be found past the build, and be there twice. */
const lookUp = /const require = createRequire\(import\.meta\.url\);/;

/** Packages as part of the build: a few files instead of thousands, without what nobody reads. */
export function packages(): Plugin {
  return {
    name: 'touchline-packages',
    transform: {
      filter: { id: /node_modules/, code: lookUp },
      handler: (code) => ({ code: code.replace(lookUp, ''), map: null }),
    },
    load: { filter: { id: otherDrivers }, handler: () => 'module.exports = {};' },
    async generateBundle(_, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const isOurs = !file.includes(packagesFile);
        if (!isOurs) delete bundle[`${file}.map`];
        chunk.code = inLatin(isOurs ? chunk.code : await small(file, chunk.code));
      }
    },
  };
}

/** Nest and class-validator ask classes and functions for their names. */
async function small(file: string, code: string): Promise<string> {
  const keepNames = { function: true, class: true };
  const options = { module: true, compress: { keepNames }, mangle: { keepNames } };
  return (await minify(file, code, options)).code;
}

/** One sign beyond Latin, and V8 keeps the text of the whole file in twice the memory. */
function inLatin(code: string): string {
  return code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
