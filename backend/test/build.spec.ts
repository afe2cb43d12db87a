import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unbundled } from '../vite-packages';

const dist = join(import.meta.dirname, '../dist');
const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
const read = (file: string) => readFileSync(join(dist, file), 'utf8');
/** Static imports begin a line; comments of the build may name code in backquotes after the word "from". */
const importing = /(?:^(?:import|export)\b[^;]*?\bfrom ?|^import ?|\bimport\()["'`]([@\w][^"'`\s]*)["'`]/gm;
const imported = (file: string) => [...read(file).matchAll(importing)].map(([, name = '']) => name);
const { resolve } = createRequire(join(dist, 'main.js'));

/** Static imports; those of a minified file share a line. */
const staticallyImporting = /\b(?:from ?|import ?)["']([^"'\n]+)["']/g;

/** Returns the packages that these files and those that they import load, dynamic imports excepted. */
function loadedBy(entries: string[], seen = new Set<string>()): string[] {
  return entries.flatMap((file) => {
    if (seen.has(file)) return [];
    seen.add(file);
    const names = [...read(file).matchAll(staticallyImporting)].map(([, name = '']) => name);
    const packs = unbundled.filter((pack) =>
      names.some((name) => name === pack || name.startsWith(`${pack}/`)),
    );
    const own = names.map((name) => name.slice(2)).filter((name) => files.includes(name));
    return [...packs, ...loadedBy(own, seen)];
  });
}

describe('the build of the server', () => {
  it('imports only packages that are excluded from the bundle, and all of them resolve', () => {
    const isUnbundled = (name: string) => unbundled.some((one) => name === one || name.startsWith(`${one}/`));
    const isOfNode = (name: string) => resolve.paths(name) === null;
    const main = files.filter((file) => !file.includes('packages')).flatMap(imported);
    expect(main.filter((name) => !isUnbundled(name) && !isOfNode(name))).toEqual([]);
    for (const name of unbundled.filter((name) => !name.startsWith('@bull-board')))
      expect([name, typeof resolve(name)]).toEqual([name, 'string']);
  });

  it('is ASCII only: other characters would double the memory of its source', () => {
    for (const file of files) expect([file, /[^\0-\x7f]/.test(read(file))]).toEqual([file, false]);
  });

  it('loads libraries of fonts, pictures, PDF, mail and S3 when they are needed: unused they would take 20 MB', () => {
    const start = files.find((file) => file.startsWith('start-') && read(file).includes('serve-')) ?? '';
    const entries = [...read(start).matchAll(/\bimport\(["'`]\.\/([^"'`]+)["'`]\)/g)].map(
      ([, file = '']) => file,
    );
    expect(entries.map((file) => file.split('-')[0])).toEqual(['serve', 'first']);
    expect(new Set(loadedBy(entries))).toEqual(new Set(['@node-rs/argon2', 'msgpackr', 'pg', 'tinypool']));
  });

  it('contains TypeORM once, with its PostgreSQL driver only', () => {
    const texts = files.map(read).join('');
    expect(texts.match(/class PostgresDriver\b/g)).toHaveLength(1);
    expect(texts).not.toMatch(/class \w*(Mysql|SqlServer|Oracle|Sap)Driver\b/);
  });
});

it('the build of the app has every file that documents preload', () => {
  const app = join(import.meta.dirname, '../../frontend/dist');
  const routes = JSON.parse(readFileSync(join(app, '.server/screens.json'), 'utf8')) as Record<
    string,
    string[]
  >;
  const preloaded = Object.values(routes).flat();
  expect(preloaded).not.toHaveLength(0);
  expect(preloaded.filter((file) => !existsSync(join(app, file)))).toEqual([]);
});
