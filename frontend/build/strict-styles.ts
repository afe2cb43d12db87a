import type { Plugin } from 'vite';

const injected = /\b(ownerDocument|document)\.createElement\('style'\)/g;

/**
 * Replaces two small <style> elements that React Aria injects, which `style-src 'self'` blocks, by <template> elements without
 * effect; `ui-kit/src/editor-frame` has the same rules in the kit's own style sheet.
 */
export function strictStyles(): Plugin {
  return {
    name: 'touchline:strict-styles',
    apply: 'build',
    transform: {
      filter: { id: /react-aria\/dist\/.*(usePress|usePreventScroll)\.m?js/ },
      handler(code) {
        if (!injected.test(code)) this.error('React Aria no longer injects styles as expected');
        return { code: code.replace(injected, "$1.createElement('template')"), map: null };
      },
    },
  };
}
