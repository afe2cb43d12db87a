import type { Plugin } from 'vite';

const made = /(?<== )(?=React\d*\.(createContext|forwardRef|memo)\()/g;
const named = /^[\w$]+\.displayName = .*;$/gm;

/** The values that a data router sets; the app has none. */
const dataRouter = /(?<=[^.\w])(dataRouterOpts|dataRouterState)(?![\w,]| =|: )/g;
const parameters = /, dataRouterOpts\) \{/g;
const errorBoundaryContext = /^RenderErrorBoundary\.contextType = .*;$/m;
const isDataRoute = /return isDataRoute \? useNavigateStable\(\) : /;

/**
 * Marks calls in React Router as free of side effects (named contexts, wrapped components), so that tree shaking drops the parts that
 * the app does not use: most of its single file. Branches of the data router, such as its error pages, are dropped, too.
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
  code
    .replace(named, '')
    .replace(errorBoundaryContext, '')
    .replace(made, '/* @__PURE__ */ ')
    .replace(devWarnings, '$1false')
    .replace(parameters, ') {')
    .replace(dataRouter, '(void 0)')
    .replace(isDataRoute, 'return ');

const devWarnings = /(ENABLE_DEV_WARNINGS = )true/;
