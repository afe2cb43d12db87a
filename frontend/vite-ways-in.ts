import { build, type PluginOption, type Rolldown } from 'vite';

/**
 * What is loaded together, in the order in which people come in: what waits for the first view to be seen, the sign-in, then a
 * page as a reader sees it. What a way needs and none before it is one file: a request costs a phone as much as thirty kilobytes.
 */
const waysIn: readonly (readonly [name: string, parts: readonly string[]])[] = [
  ['main', ['main']],
  ['first', ['begin', 'outside', 'login-screen']],
  ['reading', ['inside', 'shell', 'page-screen']],
  ['discussion', ['page-discussion']],
];

const react = /node_modules\/(react|react-dom|scheduler)\//;

interface Group {
  name: string;
  test?: (id: string) => boolean;
  minShareCount?: number;
  priority: number;
  includeDependenciesRecursively: false;
}

/** Groups for the bundler, from a first build that shows which modules are left of each part. */
export async function groupsOfWaysIn(root: string, plugins: PluginOption[]): Promise<Group[]> {
  const built = await build({
    configFile: false,
    root,
    plugins,
    logLevel: 'error',
    build: { write: false, minify: false, target: 'es2022', modulePreload: { polyfill: false } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const taken = new Set<string>();
  const groups = waysIn.map(([name, parts], place) => {
    const modules = new Set<string>();
    for (const chunk of chunks.values()) {
      if (parts.includes(nameOf(chunk))) collect(chunk, { chunks, modules, seen: new Set() });
    }
    const own = new Set([...modules].filter((id) => !taken.has(id)));
    for (const id of own) taken.add(id);
    return group(name, 50 - place, { test: (id) => own.has(id) });
  });
  return [
    group('react', 60, { test: (id) => react.test(id) }),
    ...groups,
    group('common', 10, { minShareCount: 6 }),
  ];
}

const group = (name: string, priority: number, which: Pick<Group, 'test' | 'minShareCount'>): Group => ({
  name,
  priority,
  includeDependenciesRecursively: false,
  ...which,
});

/** The entry is the document itself, which names `main`. */
const nameOf = ({ isEntry, facadeModuleId }: Rolldown.OutputChunk) =>
  isEntry ? 'main' : (/\/src\/(?:app|screens)\/([\w-]+)\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? '');

interface Collecting {
  chunks: Map<string, Rolldown.OutputChunk>;
  modules: Set<string>;
  seen: Set<string>;
}

function collect(chunk: Rolldown.OutputChunk, collecting: Collecting): void {
  const { chunks, modules, seen } = collecting;
  if (seen.has(chunk.fileName)) return;
  seen.add(chunk.fileName);
  for (const id of Object.keys(chunk.modules)) modules.add(id);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) collect(imported, collecting);
  }
}
