import { join } from 'node:path';
import type { Plugin } from 'vite';
import { partWays } from './vite-ways-in.ts';

const loaded = /(?<![\w$.])import\((['"`])([^'"`]+)\1\)/g;

/**
 * Has whatever the app loads by itself come together with its styles. A document of a way in has those of that way only:
 * what is further on waits for the whole sheet, which is loaded beside it (src/shared/whole-sheet.ts).
 */
export function wholeSheet(modules: ReadonlyMap<string, ReadonlySet<string>>): Plugin {
  const ways = [{ way: 'first', chunks: ['main', 'first'] }, ...partWays.slice(1)];
  const wayOf = (id: string) =>
    ways.find(({ chunks }) => chunks.some((name) => modules.get(name)?.has(id)))?.way ?? 'whole';
  return {
    name: 'touchline:whole-sheet',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\/(frontend|ui-kit)\/src\/.*\.tsx?$/, code: loaded },
      async handler(code, id) {
        const found = [...code.matchAll(loaded)];
        const targets = await Promise.all(found.map(([, , name = '']) => this.resolve(name, id)));
        const later = found.map((_, place) => wayOf(targets[place]?.id ?? '')).values();
        const withStyles = code.replace(loaded, (loading) => {
          const way = later.next().value ?? 'whole';
          return way === 'first' ? loading : `withStylesOf('${way}', ${loading})`;
        });
        if (withStyles === code) return undefined;
        const source = JSON.stringify(join(import.meta.dirname, 'src/shared/whole-sheet.ts'));
        return { code: `import { withStylesOf } from ${source};\n${withStyles}`, map: null };
      },
    },
  };
}
