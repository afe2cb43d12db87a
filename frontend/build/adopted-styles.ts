import type { Plugin } from 'vite';

/**
 * Styles of components that the server never renders, and that no other style module extends
 * (docs/decisions/0050-adopted-style-sheets.md).
 */
const neverRendered = new RegExp(
  `/ui-kit/src/(${[
    'editor-frame/(media|block-grip)',
    'toolbar/toolbar',
    'number-field/number-field',
    'tag-field/tag-field',
    'drop-zone/drop-(zone|area)',
    'combo-box/combo-box',
    'reorder/movable-grid',
    'item-selection/selection-bar',
    'command-palette/command-palette',
    'grid-picker/grid-picker',
    'news-item/news-item',
    'tree/tree',
  ].join('|')})\\.css\\.ts$`,
);

/**
 * Puts these styles into the scripts of their components, which adopt them as constructed style sheets: the one style sheet of all
 * documents, inlined on a first visit, is smaller by them. Constructed sheets follow the document's own and are allowed by
 * `style-src 'self'`.
 */
export function adoptedStyles(): Plugin {
  return {
    name: 'touchline:adopted-styles',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: neverRendered },
      handler(code, id, options) {
        if (options?.ssr) return null;
        const imported = `import '${id}.vanilla.css';`;
        if (!code.includes(imported)) this.error(`${id} has no style sheet of its own`);
        return { code: code.replace(imported, adopting(`${id}.vanilla.css?inline`)), map: null };
      },
    },
  };
}

const adopting = (address: string) =>
  [
    `import css from ${JSON.stringify(address)};`,
    'const sheet = new CSSStyleSheet();',
    'sheet.replaceSync(css);',
    'document.adoptedStyleSheets.push(sheet);',
  ].join('\n');
