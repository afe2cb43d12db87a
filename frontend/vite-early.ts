import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const early = '/src/app/early.ts';

/** Puts the script that runs before anything is drawn among the hashed files: nobody asks twice whether it changed. */
export function earlyScript(): Plugin {
  let root = '';
  let fileName = '';
  return {
    name: 'touchline:early-script',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async buildStart() {
      const { code: source } = await transformWithOxc(readFileSync(join(root, early), 'utf8'), early);
      const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
      fileName = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(early)) throw new Error(`index.html does not name ${early}`);
        return html.replace(early, `/${fileName}`);
      },
    },
  };
}
