import { expect, it } from 'vitest';
import { namesOfSettings, read, tracked } from './workspace.mjs';

const page = read('docs/running.md');

it('docs/running.md has a row for every setting of the server, and for no other', () => {
  const [, section = ''] = /## Settings\n(.*?)\n## /s.exec(page) ?? [];
  const rows = [...section.matchAll(/^\| `([A-Z][A-Z0-9_]+)` /gm)].map(([, name]) => name);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.sort()).toEqual(namesOfSettings().sort());
});

it('docs/running.md names files that exist', () => {
  const files = [...page.matchAll(/`?(docs\/[\w.-]+|docker-compose\.yml)`?/g)].map(([, file]) => file!);
  expect(files).toContain('docs/nginx.conf');
  expect(files.filter((file) => !tracked(file))).toEqual([]);
});
