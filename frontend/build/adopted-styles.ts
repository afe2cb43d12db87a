import type { Plugin } from 'vite';

/**
 * Styles of components that the server never renders, and that no style module but one of these extends
 * (docs/decisions/0050-adopted-style-sheets.md).
 */
const neverRendered = new RegExp(
  `/ui-kit/src/(${[
    'editor-frame/(editor-frame|media|block-grip|table-rails)',
    'overlay/modal',
    'date-field/date-field',
    'qr-code/qr-code',
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
    'person-tiles/person-tiles',
    'option-list/option-list',
    'diff-block/diff-block',
    'poster/poster',
    'template-cards/template-cards',
    'thread-margin/thread-card',
    'menu-button/menu-popover',
    'popover/popover',
    'selection-button/selection-button',
    'key-list/key-list',
    'new-words/new-words',
    'overlay/floating',
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
        if (!code.includes(`import '${id}.vanilla.css';`)) this.error(`${id} has no style sheet of its own`);
        const adopted = code.replaceAll(
          /import '(.+\.css\.ts)\.vanilla\.css';/g,
          (imported, module: string) => {
            if (module === id) return adopting(`${id}.vanilla.css?inline`);
            // An extended module is adopted first.
            return neverRendered.test(module) ? `import '${module}';` : imported;
          },
        );
        return { code: adopted, map: null };
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
