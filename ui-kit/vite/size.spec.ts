// @vitest-environment node
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

type Chunk = Rolldown.OutputChunk;

const kit = resolve(import.meta.dirname, '../src');
const parts = [...readFileSync(`${kit}/index.ts`, 'utf8').matchAll(/^export \* from '\.\/(.+)';$/gm)].map(
  ([, path = '']) => path,
);

/** Builds small apps, each with an entry of its own. */
async function bundle(apps: Record<string, string>): Promise<Chunk[]> {
  const source = {
    name: 'apps',
    resolveId: (id: string) => (id in apps ? `\0${id}` : undefined),
    load: (id: string) => apps[id.slice(1)],
  };
  const result = (await build({
    configFile: false,
    root: kit,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [source, react(), vanillaExtractPlugin()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: Object.keys(apps), preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return result.output.filter((file) => file.type === 'chunk');
}

/** Returns an entry with all chunks that it imports, statically and, if `later`, dynamically. */
function reach(chunks: Chunk[], names: string[], later: boolean, found = new Set<Chunk>()): Set<Chunk> {
  for (const chunk of chunks.filter(({ fileName }) => names.includes(fileName))) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    reach(chunks, [...chunk.imports, ...(later ? chunk.dynamicImports : [])], later, found);
  }
  return found;
}

const entry = (chunks: Chunk[], app: string) =>
  chunks.find(({ isEntry, facadeModuleId }) => isEntry && facadeModuleId === `\0${app}`)?.fileName ?? '';

const kilobytes = (chunks: Iterable<Chunk>) =>
  [...chunks].reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0) / 1024;

const app = (content: string) =>
  `import { createElement } from 'react'; import { createRoot } from 'react-dom/client';
   createRoot(document.body).render(${content});`;

describe('the size of an app', () => {
  it('with a button alone is less than 3 kB above React itself', async () => {
    const withButton = `import { Button } from '${kit}/index.ts'; ${app("createElement(Button, null, 'Save')")}`;
    const chunks = await bundle({ 'app-bare': app("'Save'"), 'app-button': withButton });
    const [bare, button] = ['app-bare', 'app-button'].map((name) =>
      kilobytes(reach(chunks, [entry(chunks, name)], false)),
    );
    expect((button ?? 0) - (bare ?? 0)).toBeLessThan(3);
    expect(bare).toBeGreaterThan(40);
  }, 60_000);
});

describe('heavy code is bundled only with the component that needs it', () => {
  const heavy = {
    table: /react-(aria|stately)\/.*[/]table[/]|react-aria-components\/.*\/Table\./,
    date: /@internationalized\/date|react-(aria|stately)\/.*[/](datepicker|calendar)[/]/,
  };
  const owners: Record<keyof typeof heavy, RegExp> = { table: /^table\/table$/, date: /^date-field\// };
  let chunks: Chunk[];

  beforeAll(async () => {
    chunks = await bundle(
      Object.fromEntries(parts.map((path) => [`part:${path}`, `export * from '${kit}/${path}';`])),
    );
  }, 120_000);

  const pulls = (path: string, code: RegExp) =>
    [...reach(chunks, [entry(chunks, `part:${path}`)], true)].some(({ moduleIds }) =>
      moduleIds.some((id) => code.test(id)),
    );

  it.each(parts)('%s', (path) => {
    expect(entry(chunks, `part:${path}`)).not.toBe('');
    for (const [name, code] of Object.entries(heavy)) {
      expect(pulls(path, code), name).toBe(owners[name as keyof typeof heavy].test(path));
    }
  });
});
