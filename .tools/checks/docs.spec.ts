import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';
import { read } from './workspace.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
const pages = files.filter((file) => file.endsWith('.md'));

/** Paths in docs that are not in the repository: written at run time, media types, and the files of worked examples. */
const elsewhere = [
  /^(DATA_DIR|dist|postgres|\.server|\.vscode|e2e\/results|ui-kit\/results)\//,
  /^text\/(html|plain)$/,
  /^10\.0\.0\.0\//,
  /^docs\/decisions\/NNNN-mechanism\.md$/,
  /\/(0025-pinned-pages|page-pinned-mail|activity-screen)\.tsx?$/,
  /^ui-kit\/src\/ribbon\//,
];

/** Every file and folder, from each of its parents: `a/b/c.spec.ts` is also `b/c.spec.ts`, `b/c.spec` and `b/c`. */
const known = new Set(
  files.flatMap((file) => {
    const parts = file.split('/');
    return parts.flatMap((_, start) =>
      parts.slice(start).flatMap((_, length) => {
        const path = parts.slice(start, start + length + 1).join('/');
        return [path, ...path.split('').flatMap((sign, at) => (sign === '.' ? [path.slice(0, at)] : []))];
      }),
    );
  }),
);

/** The paths in code spans of a page, outside code blocks. */
const pathsIn = (page: string) =>
  [...page.replaceAll(/```.*?```/gs, '').matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)].map(([, path = '']) => path);
/** Paths of docs are those of the root, or end like them; `../file` is beside the folder of the page. */
const fromRoot = (page: string, path: string) =>
  (path.startsWith('../') ? join(dirname(page), path) : path).replace(/\/$/, '');
const linksIn = (page: string) =>
  [...page.matchAll(/\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].map(([, link = '']) => link);

const sources = files.filter(
  (file) => /\.(tsx?|[cm]js|json|jsonc|lua|py)$/.test(file) && file !== 'package-lock.json',
);
const source = sources.map(read).join('\n');
const words = new Set(source.match(/[A-Za-z_$][\w$]*/g));

const spansIn = (page: string) =>
  [...page.replaceAll(/```.*?```/gs, '').matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);

/** Names in code spans with a capital inside (`addDebounced`, `PermanentJobError`), and those that examples import. */
const namesIn = (page: string) => [
  ...spansIn(page).flatMap((span) => span.match(/[A-Za-z]+[a-z][A-Z]\w*/g) ?? []),
  ...[...page.matchAll(/^import \{([^}]+)\} from/gm)].flatMap(
    ([, list = '']) => list.match(/\b(?!type\b)\w+/g) ?? [],
  ),
];
/** Not ours: a field of the log, and examples of house style and guides. */
const otherNames = ['reqId', 'findOpenInvitation', 'pagePinnedMail', 'Ribbon'];
/** `outbox.add` and the like, which are searched as they are; not names of files. */
const membersIn = (page: string) =>
  spansIn(page)
    .flatMap((span) => span.match(/(?<![\w./-])[a-z]\w*\.[a-z][a-zA-Z]*(?![\w./-])/g) ?? [])
    .filter((name) => !/\.(tsx?|[cm]?js|json|md)$/.test(name));
/** Decision records keep the names of their day; the names of docs/browsers.md are checked by `browsers`. */
const named = pages.filter((page) => !page.startsWith('docs/decisions/') && page !== 'docs/browsers.md');

it.each(named)('%s uses only names that the sources contain', (page) => {
  const missing = [
    ...namesIn(read(page)).filter((name) => !words.has(name) && !otherNames.includes(name)),
    ...membersIn(read(page)).filter((name) => !source.includes(name)),
  ];
  expect(missing).toEqual([]);
});

describe.each(pages)('%s', (page) => {
  it('links only to files that exist', () => {
    const missing = linksIn(read(page)).filter((link) => !known.has(join(dirname(page), link)));
    expect(missing).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const missing = pathsIn(read(page)).filter(
      (path) => !known.has(fromRoot(page, path)) && !elsewhere.some((each) => each.test(path)),
    );
    expect(missing).toEqual([]);
  });
});

describe.each(pages.filter((page) => page.startsWith('docs/decisions/')))('%s', (page) => {
  const text = read(page);
  const number = page.slice('docs/decisions/'.length).slice(0, 4);

  it('has number and title, status, date, context, decision and consequences', () => {
    const form =
      /^# \d{4} .+\n\n\*\*Status\.\*\* (Accepted|Superseded)[^]+?\n\n\*\*Date\.\*\* \d{4}-\d\d-\d\d\n\n## Context\n[^]+\n## Decision\n[^]+\n## Consequences\n/;
    expect(text).toMatch(form);
    expect(text.slice(2, 6)).toBe(number);
  });

  it('is named by every decision that it supersedes', () => {
    const [, status = ''] = /\*\*Status\.\*\* (.*)/.exec(text) ?? [];
    const [, superseded = ''] = /Supersedes (.*)/.exec(status) ?? [];
    for (const link of linksIn(superseded)) expect(read(join(dirname(page), link))).toContain(`[${number}](`);
  });
});

it('docs/architecture.md lists the modules of the server in the order in which they may import each other', () => {
  const { forbidden } = createRequire(import.meta.url)('./boundaries.cjs') as {
    forbidden: { name: string; to: { path?: string } }[];
  };
  const left = forbidden.flatMap(({ name, to }) => {
    const [, module] = /^module-(.+)-looks-left$/.exec(name) ?? [];
    return module ? [{ module, others: to.path }] : [];
  });
  const [, last] = /\(([\w-]+)\)\/$/.exec(left.at(-1)?.others ?? '') ?? [];
  const modules = [...left.map(({ module }) => module), last];
  const [, list = ''] =
    /only modules before it in this list: ([^.]+)\./.exec(read('docs/architecture.md')) ?? [];
  expect(list.split(/,\s+/)).toEqual(modules);
});

it('docs/data-model.md has a row for every table', () => {
  const migrations = files
    .filter((file) => /^backend\/src\/migrations\/\d.*(?<!spec)\.ts$/.test(file))
    .map(read);
  const named = (pattern: RegExp) =>
    migrations.flatMap((text) => [...text.matchAll(pattern)].map(([, table = '']) => table));
  const dropped = named(/drop table (\w+)/g);
  const renames = migrations.flatMap((text) => [...text.matchAll(/\[table, '(\w+)', '(\w+)'\]/g)]);
  const renamed = new Map(renames.map(([, from, to]) => [from, to]));
  const tables = named(/create (?:table|view) (\w+)/g)
    .filter((table) => !dropped.includes(table))
    .map((table) => renamed.get(table) ?? table);
  const rows = [...read('docs/data-model.md').matchAll(/^\| `(\w+)` /gm)].map(([, table]) => table);
  expect(rows.toSorted()).toEqual([...new Set([...tables, 'migrations'])].toSorted());
});
