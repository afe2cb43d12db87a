import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `screens.json`: for each file that is loaded by itself (`page-screen`, `shell`, `page-editor`), the files of the build that
 * come with it, so that the server can name them in the document and none waits for another.
 */
export function screens(): Plugin {
  return {
    name: 'touchline:screens',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: looksFirst },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      if (!entry) this.error('There is no entry');
      const known = withImports(entry.fileName, bundle);
      const isLoadedByItself = (id: string) => this.getModuleInfo(id)?.dynamicImporters.length !== 0;
      const parts = chunks.flatMap(({ fileName, modules }) => {
        const files = [...withImports(fileName, bundle)].filter((file) => !known.has(file));
        const ids = Object.keys(modules).filter(isLoadedByItself);
        return ids.flatMap((id) => {
          const name = /\/src\/(?:app|screens|features\/editor)\/([\w-]+)\.tsx$/.exec(id)?.[1];
          return name ? [[name, files]] : [];
        });
      });
      const source = JSON.stringify(Object.fromEntries(parts));
      this.emitFile({ type: 'asset', fileName: '.server/screens.json', source });
    },
  };
}

/** What is read waits for the styles and for no script: a slow network brings them first, and then the scripts. */
function looksFirst(html: string): string {
  const styles = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0];
  if (!styles) throw new Error('index.html names no style sheet');
  return html
    .replace(styles, '')
    .replace('<head>', `<head>\n    ${styles}`)
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
}

/** A file of the build and all that it imports at once. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle, seen = new Set<string>()): Set<string> {
  if (seen.has(fileName)) return seen;
  seen.add(fileName);
  const file = bundle[fileName];
  if (file?.type === 'chunk') for (const imported of file.imports) withImports(imported, bundle, seen);
  return seen;
}
