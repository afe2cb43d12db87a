import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';

interface Issue {
  file: string;
  [kind: string]: string | { name: string }[];
}

/** A small workspace with the same folders and one fault of each kind. */
const planted: Record<string, string> = {
  'package.json':
    '{ "private": true, "workspaces": ["backend", "backend/contract", "backend/content", "ui-kit", "frontend", "e2e"] }',
  'backend/package.json': '{ "name": "backend" }',
  'backend/contract/package.json': '{ "name": "contract" }',
  'backend/content/package.json': '{ "name": "content" }',
  'e2e/package.json': '{ "name": "e2e" }',
  'frontend/package.json': '{ "name": "frontend", "dependencies": { "never-imported": "1.0.0" } }',
  'frontend/src/entry-client.ts': "import 'never-listed';\nimport { used } from './used';\nused();\n",
  'frontend/src/used.ts':
    'export const used = () => 1;\nexport const idle = 2;\nexport interface Idle {\n  a: 1;\n}\n',
  'frontend/src/stray.ts': 'export const stray = 1;\n',
  'ui-kit/package.json': '{ "name": "ui-kit", "exports": { ".": "./src/index.ts" } }',
  'ui-kit/src/index.ts': 'export const offered = 1;\n',
  'ui-kit/src/story/sheet.ts': 'export const sheet = 1;\n',
  'ui-kit/src/prop.ts': 'export const prop = 1;\n',
  'ui-kit/src/a.stories.tsx':
    "import { prop } from './prop';\nimport { sheet } from './story/sheet';\nsheet(prop);\n",
};

let folder: string;

/** Runs knip like `npm run unused`; returns one line for each fault. */
function findFaults(...options: string[]): string[] {
  const knip = join(root, 'node_modules/knip/bin/knip.js');
  const config = join(root, '.tools/checks/knip.jsonc');
  const args = [knip, '--config', config, '--no-config-hints', '--reporter', 'json', ...options];
  const { status, stdout } = spawnSync('node', args, { cwd: folder, encoding: 'utf8' });
  expect(status).toBe(1);
  const { issues } = JSON.parse(stdout) as { issues: Issue[] };
  return issues.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, found]) =>
      typeof found === 'string' ? [] : found.map(({ name }) => `${kind}: ${name} in ${file}`),
    ),
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-unused-'));
  for (const [path, text] of Object.entries(planted)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run unused', () => {
  it('finds an unused file, export, type and package, and a package that is not listed', () => {
    const faults = findFaults();
    expect(faults).toEqual(
      expect.arrayContaining([
        'files: frontend/src/stray.ts in frontend/src/stray.ts',
        'exports: idle in frontend/src/used.ts',
        'types: Idle in frontend/src/used.ts',
        'dependencies: never-imported in frontend/package.json',
        'unlisted: never-listed in frontend/src/entry-client.ts',
      ]),
    );
    expect(faults.join()).not.toContain('ui-kit/src/index.ts');
  });

  it('finds a file of the ui-kit that only stories use, unless the configuration lists it', () => {
    expect(findFaults('--production', '--workspace', 'ui-kit')).toEqual([
      'files: ui-kit/src/prop.ts in ui-kit/src/prop.ts',
    ]);
  });
});
