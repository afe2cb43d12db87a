import { buildTarget } from '@touchline/ui-kit/browsers';
import { build, type PluginOption, type Rolldown } from 'vite';
import { withImports } from './route-files.ts';

/**
 * Modules that share a chunk, in the order in which a user needs them: the entry, the sign-in, then a page for a reader. Each chunk
 * contains what its modules import and no earlier chunk contains.
 */
const loadedTogether: readonly (readonly [chunk: string, modules: RegExp])[] = [
  ['main', /\/index\.html$/],
  ['first', /\/src\/(app\/(bootstrap|signed-out-app)|routes\/auth\/login-screen)\.tsx$/],
  [
    'reading',
    /\/src\/(app\/(signed-in-app|layout\/app-layout)|routes\/(page\/page-screen|shared\/content-discussion))\.tsx$/,
  ],
  // The comments below a page: without a chunk of their own they would load those of the lists.
  ['threads', /\/src\/features\/comments\/thread-list\.tsx$/],
  ['lists', /\/src\/routes\/(dashboard\/dashboard-screen|team\/team-(screen|dashboard))\.tsx$/],
  ['play', /\/src\/routes\/play\/play-screen\.tsx$/],
  ['boards', /\/src\/shared\/boards\/boards\.tsx$/],
  // Each of them is small, and a chunk of its own costs a visitor who signs in the name of its file.
  [
    'account-screens',
    /\/src\/routes\/auth\/(setup|auth|forgot-password|reset-password|set-password|invite)-screen\.tsx$/,
  ],
  // Loaded when the browser is idle: one name of a file instead of two.
  ['prefetch', /\/src\/(shared\/prefetch-queue|app\/prefetch-on-hover)\.ts$/],
  // Describes boards: needed beside `board-still`, and without it by users who marked their own piece.
  ['board-words', /\/src\/shared\/boards\/my-words\.tsx$/],
];

/** Needed by the lists, and by screens that do not load `lists`: of accounts, of a play, and of a page that an editor reads. */
const items = new RegExp(
  `/(${[
    'plays/play-(texts|star|mutations|diagram)',
    'pages/(bin|publishing|page-list)-texts',
    'pins/pin-(texts|mutations|policy)',
    'picture/picture',
    'layout/columns',
    'list/list',
    'api/address-of-content',
    'icons/(item-icons|copy-plus|folder|history|rotate-ccw-clock|list-filter|pin|pin-off|tag)',
  ].join('|')})\\.`,
);

/** React Aria and the components made of it. A text or an icon in their chunk would load all of it for a screen that needs none. */
const widgets =
  /\/node_modules\/(@internationalized|@?react-aria|@?react-stately|react-aria-components|use-sync-external-store)\/|\/ui-kit\/src\/(form|checkbox|provider|overlay|dialog)\//;

/** Small modules of parts that come after a page is readable: in the chunks of the widgets or of plays, they would load those. */
const ofLaterParts = /\/(ui-kit\/src\/dialog\/dialog|features\/comments\/beside-id)\.tsx?$/;

/**
 * Part of the first chunk: where a lazy module imports nothing but the tokens, the first build has no chunk with them. The others are
 * needed by the screens of accounts, which would load the chunks of pages and lists for them.
 */
const ofFirst =
  /\/theme\/vars\.css\.ts|\/ui-kit\/src\/(layout\/grid(-looks)?|skeleton\/skeleton|spinner\/spinner|theme\/(media|scale))\.|\/contract\/src\/(limits|roles)\.ts|\/icons\/check\.m?js/;

const react = /node_modules\/(react|react-dom|scheduler)\//;

/**
 * Returns code-splitting groups for the bundler: one more request costs a phone as much as 30 kB. A first build without groups finds
 * the modules of each route, which are known only after tree shaking.
 */
export async function routeChunks(
  root: string,
  plugins: PluginOption[],
): Promise<Rolldown.CodeSplittingGroup[]> {
  const built = await build({
    configFile: false,
    root,
    plugins,
    logLevel: 'error',
    build: { write: false, minify: false, target: buildTarget, modulePreload: { polyfill: false } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const taken = new Set<string>();
  const groups = loadedTogether.map(([name, modules], place) => {
    const chunks = output.filter((file) => rootsOf(file).some((id) => modules.test(id)));
    const needed = chunks.flatMap(({ fileName }) => [...withImports(fileName, bundle)]);
    const ids = new Set(
      needed.flatMap((fileName) => modulesOf(bundle[fileName])).filter((id) => !taken.has(id)),
    );
    for (const id of ids) taken.add(id);
    return {
      name,
      priority: 50 - place,
      test: (id: string) =>
        ids.has(id) ||
        (name === 'first' && ofFirst.test(id)) ||
        (name === 'reading' && ofLaterParts.test(id)),
    };
  });
  const all = [
    { name: 'react', priority: 60, test: react },
    ...groups,
    { name: 'items', priority: 48.5, test: items },
    { name: 'common', priority: 10, minShareCount: 6, test: widgets },
  ];
  return all.map((group) => ({ ...group, includeDependenciesRecursively: false }));
}

/** The module that a chunk was made for, and its others: the bundler names none where a lazy module is also imported by another chunk. */
const rootsOf = (file: Rolldown.OutputBundle[string]) =>
  file.type === 'chunk' ? [file.facadeModuleId ?? '', ...Object.keys(file.modules)] : [];

const modulesOf = (file: Rolldown.OutputBundle[string] | undefined) =>
  file?.type === 'chunk' ? Object.keys(file.modules) : [];
