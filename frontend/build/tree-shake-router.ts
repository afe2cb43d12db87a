import type { Plugin } from 'vite';

const made = /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g;
const named = /^[\w$]+\.displayName = .*;$/gm;

/**
 * Marks calls in React Router as free of side effects (named contexts, wrapped components), so that tree shaking drops the parts that
 * the app does not use: most of its single file.
 */
export function treeShakeRouter(): Plugin {
  return {
    name: 'touchline:router-in-parts',
    apply: 'build',
    transform: {
      filter: { id: /react-router\/dist\/.*chunk-.*\.mjs/ },
      handler: (code) => ({ code: inParts(code), map: null }),
    },
  };
}

const inParts = (code: string) =>
  code.replace(named, '').replace(made, '/* @__PURE__ */ ').replace(devWarnings, '$1false');

const devWarnings = /(ENABLE_DEV_WARNINGS = )true/;
