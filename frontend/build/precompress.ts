import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(js|css|html|svg|json)$/;
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a .br and a .gz file beside every text file of a production build, which the server sends as they are. Browsers accept brotli only
 * over https and on localhost; a server on a club's own network over http sends gzip.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'touchline:precompress',
    apply: (_config, { command, mode }) => command === 'build' && mode === 'production',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      for (const path of files.filter((name) => text.test(name)).map((name) => join(folder, name))) {
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content, brotli));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
