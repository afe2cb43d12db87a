import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTarget } from '@touchline/ui-kit/browsers';
import { minifySync, transformWithOxc, type Plugin } from 'vite';

const early = '/src/ssr/early-script.ts';
const tag = `<script src="${early}"></script>`;

/** Inlines the script that runs before the first paint into the document, so that the paint waits for no further request. */
export function earlyScript(): Plugin {
  let root = '';
  return {
    name: 'touchline:early-script',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        if (!html.includes(tag)) throw new Error(`index.html does not name ${early}`);
        const { code } = await transformWithOxc(readFileSync(join(root, early), 'utf8'), early, {
          target: buildTarget,
        });
        const { code: script } = minifySync(early, code, { module: false });
        return html.replace(tag, () => `<script>${script}</script>`);
      },
    },
  };
}
