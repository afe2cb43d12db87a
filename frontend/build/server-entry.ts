import { resolve } from 'node:path';
import { buildTarget } from '@touchline/ui-kit/browsers';
import { build, type InlineConfig, type Plugin } from 'vite';

/**
 * Builds the server entry of the app (`src/entry-server.tsx`) beside the browser's build, into `.server/`, with all packages
 * bundled.
 */
export function serverEntry(plugins: () => InlineConfig['plugins']): Plugin {
  let config: InlineConfig;
  return {
    name: 'touchline:server-entry',
    apply: 'build',
    configResolved: ({ root, build: { outDir }, mode, isProduction }) => {
      config = {
        mode,
        configFile: false,
        root,
        logLevel: 'error',
        publicDir: false,
        // A build for Node leaves NODE_ENV to the environment; React's development build is two to three times slower.
        define: { 'process.env.NODE_ENV': JSON.stringify(isProduction ? 'production' : 'development') },
        ssr: { noExternal: true },
        build: {
          ssr: 'src/entry-server.tsx',
          outDir: resolve(root, outDir, '.server'),
          target: 'node20',
          emptyOutDir: false,
          // Styles of parts have the text whose hash the policy allows.
          cssMinify: true,
          cssTarget: buildTarget,
          // Halves the source text that every server process keeps in memory; names are kept for stack traces.
          rolldownOptions: { output: { minify: { compress: true, mangle: false, codegen: true } } },
        },
      };
    },
    closeBundle: async () => {
      await build({ ...config, plugins: plugins() });
    },
  };
}
