import type { Plugin } from 'vite';

const made = /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g;
const named = /^[\w$]+\.displayName = .*;$/gm;

/**
 * React Router comes as one file in which everything hangs together: contexts that are named, components that are wrapped.
 * Said to be without effect, what the app does not use of it is left out, which is most of it.
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
