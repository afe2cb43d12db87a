import { buildTarget } from '@touchline/ui-kit/browsers';
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

/** Whose way in has a style sheet of its own, and the scripts it goes through from there. */
export const partWays = [
  { way: 'first', chunks: ['first'] },
  { way: 'reading', chunks: ['reading', 'discussion'] },
];

const react = /node_modules\/(react|react-dom|scheduler)\//;

interface Group {
  name: string;
  test?: (id: string) => boolean;
  minShareCount?: number;
  priority: number;
  includeDependenciesRecursively: false;
}

interface WaysIn {
  /** For the bundler. */
  groups: Group[];
  /** The modules of each way. */
  modules: ReadonlyMap<string, ReadonlySet<string>>;
}

/** From a first build, which shows which modules are left of each part. */
export async function findWaysIn(root: string, plugins: PluginOption[]): Promise<WaysIn> {
  const built = await build({
    configFile: false,
    root,
    plugins,
    logLevel: 'error',
    build: { write: false, minify: false, target: buildTarget, modulePreload: { polyfill: false } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
  const taken = new Set<string>();
  const ofWays = new Map<string, ReadonlySet<string>>();
  const groups = waysIn.map(([name, parts], place) => {
    const modules = new Set<string>();
    for (const chunk of chunks.values()) {
      if (parts.includes(nameOf(chunk))) collect(chunk, { chunks, modules, seen: new Set() });
    }
    const own = new Set([...modules].filter((id) => !taken.has(id)));
    for (const id of own) taken.add(id);
    ofWays.set(name, own);
    return group(name, 50 - place, { test: (id) => own.has(id) });
  });
  const all = [
    group('react', 60, { test: (id) => react.test(id) }),
    ...groups,
    group('common', 10, { minShareCount: 6 }),
  ];
  return { groups: all, modules: ofWays };
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
