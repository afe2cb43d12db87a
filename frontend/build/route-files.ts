import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `screens.json`: for each dynamically imported module (`page-screen`, `app-layout`, `page-editor`) the files of its chunk and
 * of all static imports, which the server preloads in the document. Vite's own manifest has no entry for a module in a group's chunk.
 */
export function routeFiles(): Plugin {
  return {
    name: 'touchline:route-files',
    apply: 'build',
    generateBundle: {
      // Vite removes chunks that contained styles only, and their imports, in the same hook.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!entry) this.error('There is no entry');
        const known = withImports(entry.fileName, bundle);
        const isDynamic = (id: string) => this.getModuleInfo(id)?.dynamicImporters.length !== 0;
        const routes = chunks.flatMap(({ fileName, modules }) => {
          const files = [...withImports(fileName, bundle)].filter((file) => !known.has(file));
          return Object.keys(modules)
            .filter(isDynamic)
            .flatMap((id) => {
              const name =
                /\/src\/(?:(?:app|routes)\/(?:[\w-]+\/)?|features\/editor\/|shared\/boards\/)([\w-]+)\.tsx$/.exec(
                  id,
                )?.[1];
              return name ? [[name, files]] : [];
            });
        });
        const source = JSON.stringify(Object.fromEntries(routes));
        this.emitFile({ type: 'asset', fileName: '.server/screens.json', source });
      },
    },
  };
}

/** Returns a file of the build and all files that it imports statically. */
export function withImports(
  fileName: string,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  const file = bundle[fileName];
  if (file?.type === 'chunk') for (const imported of file.imports) withImports(imported, bundle, seen);
  return seen;
}
