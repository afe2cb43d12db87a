import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';

const style = (rule: string) => `const style = (rules: object) => rules;
export const a = style({ ${rule} });
`;
const asksRole = `export const isCoach = (role: string) => role === 'coach';\n`;
const anyType = 'export const a = (b: any) => String(b);\n';
const hookInCondition = `import { useState } from 'react';
export function useA(b: boolean) { if (b) { const [c] = useState(1); return c; } return 0; }\n`;
const lostPromise = `const ask = () => Promise.resolve(1);\nexport const a = () => { ask(); };\n`;

const requestClass = (name: string) => `declare const IsInt: () => PropertyDecorator;
export class ${name} {
  @IsInt() b = 1;
}
`;
const controller = (parameter: string) => `declare const Body: () => ParameterDecorator;
interface NewA { b: number }
type ADto = NewA;
export class Teams {
  create(@Body() ${parameter}) {
    return 1;
  }
}
`;

const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const a${line} = 1;\n`).join('');
const functionOf = (count: number) =>
  `export function a(b: number[]) {\n${'  b.push(1);\n'.repeat(count - 2)}}\n`;

/** Code that violates one rule: its path, the code, and the rule. */
const planted: [folder: string, code: string, rule: string][] = [
  ['backend/src/modules/teams/a.service.ts', asksRole, 'house(ask-policies)'],
  [
    'backend/src/modules/teams/a.service.ts',
    `export function a() { throw new Error('No'); }\n`,
    'house(refuse-by-code)',
  ],
  ['backend/src/modules/teams/a.ts', 'export const a = () => new Date();\n', 'house(clock)'],
  ['backend/src/modules/teams/a.ts', 'export const a = () => Date.now();\n', 'house(clock)'],
  ['backend/src/platform/a.ts', "export { randomBytes as a } from 'node:crypto';\n", 'house(clock)'],
  ['backend/content/src/a.ts', 'export const a = () => crypto.randomUUID();\n', 'house(clock)'],
  ['frontend/src/shared/a.ts', 'export const a = () => Math.random();\n', 'house(clock)'],
  ['ui-kit/src/badge/a.tsx', 'export const a = () => performance.now();\n', 'house(clock)'],
  ['backend/src/modules/teams/a.dto.ts', requestClass('A'), 'house(dto-suffix)'],
  ['backend/src/modules/teams/a.controller.ts', controller('a: NewA'), 'house(dto-suffix)'],
  ['backend/src/modules/teams/a.controller.ts', controller('{ b }: NewA'), 'house(dto-suffix)'],
  ['backend/src/modules/teams/a.ts', 'export const a = { ...{ b: 1 }, c: 2 };\n', 'house(no-literal-spread)'],
  ['frontend/src/routes/a.tsx', 'export const a = <input {...{ id: 1 }} />;\n', 'house(no-literal-spread)'],
  [
    'backend/contract/src/a.ts',
    'export const limits = { sessionAge: 2 * 60 } as const;\n',
    'house(unit-names)',
  ],
  ['frontend/src/shared/a.ts', 'export const SAVE_DELAY = 3000;\n', 'house(unit-names)'],
  ['frontend/src/shared/a.ts', 'const minute = 60_000;\nexport const a = minute;\n', 'house(unit-names)'],
  ['e2e/fixtures/a.ts', '/** The whereabouts. */\nexport const a = 1;\n', 'house(no-private-words)'],
  ['backend/src/platform/a.ts', 'export const findNewcomers = 1;\n', 'house(no-private-words)'],
  ['frontend/src/routes/a.tsx', asksRole, 'house(ask-policies)'],
  ['frontend/src/routes/a.tsx', 'export const a = <p className="b">c</p>;\n', 'house(no-raw-looks)'],
  ['frontend/src/routes/a.tsx', hookInCondition, 'react-hooks(rules-of-hooks)'],
  ['ui-kit/src/badge/a.tsx', hookInCondition, 'react-hooks(rules-of-hooks)'],
  ['ui-kit/src/badge/a.tsx', 'export default 1;\n', 'house(named-exports)'],
  ['ui-kit/src/badge/a.tsx', 'export interface AProps { className?: string }\n', 'house(no-foreign-looks)'],
  ['ui-kit/src/badge/a.tsx', 'export interface AProps { style?: string }\n', 'house(no-foreign-looks)'],
  ['ui-kit/src/badge/a.tsx', "export const ink = '#fff';\n", 'house(theme-colours)'],
  ['ui-kit/src/badge/a.css.ts', style("color: '#0b7a43'"), 'house(theme-colours)'],
  ['ui-kit/src/badge/a.css.ts', style("border: '1px solid red'"), 'house(theme-colours)'],
  [
    'ui-kit/src/badge/a.css.ts',
    style('boxShadow: `0 1px 2px rgb(0 0 0 / 40%) ${1}`'),
    'house(theme-colours)',
  ],
  ['ui-kit/src/badge/a.css.ts', style("transition: 'color 120ms'"), 'house(theme-durations)'],
  ['ui-kit/src/badge/a.css.ts', style("zIndex: '50'"), 'house(theme-layers)'],
  ['ui-kit/src/badge/a.css.ts', style("marginBlockStart: '8px'"), 'house(no-outer-margin)'],
  ['ui-kit/src/prose/a.css.ts', style("color: 'hsl(1 2% 3%)'"), 'house(theme-colours)'],
  ['ui-kit/src/badge/a.ts', '/** What it is. */\nexport const a = 1;\n', 'house(direct-comments)'],
  ['e2e/fixtures/a.ts', '// Whether it is.\nexport const a = 1;\n', 'house(direct-comments)'],
  ['.tools/dev/a.mjs', '/**\n * Whoever it is.\n */\nexport const a = 1;\n', 'house(direct-comments)'],
  ['e2e/fixtures/a.ts', anyType, 'typescript(no-explicit-any)'],
  ['e2e/fixtures/a.ts', 'export enum A { b }\n', 'house(no-enum)'],
  ['.tools/dev/a.mjs', lostPromise, 'typescript(no-floating-promises)'],
  ['backend/bench/a.mjs', 'export const a = process.argv[2] == process.argv[3];\n', 'eslint(eqeqeq)'],
  ['backend/src/platform/a.ts', lostPromise, 'typescript(no-floating-promises)'],
  ['backend/src/platform/a.ts', `export const a: number = 'b';\n`, 'typescript(TS2322)'],
  ['backend/src/platform/a.ts', lines(301), 'house(long-file)'],
  ['backend/src/platform/a.ts', lines(401), 'eslint(max-lines)'],
  ['backend/src/platform/a.spec.ts', lines(501), 'eslint(max-lines)'],
  ['backend/src/platform/a.ts', functionOf(61), 'house(long-function)'],
  ['backend/src/platform/a.ts', functionOf(91), 'eslint(max-lines-per-function)'],
];

/** Code without violations. */
const allowed: [folder: string, code: string][] = [
  [
    'ui-kit/src/badge/a.css.ts',
    style("marginInlineStart: 'auto', border: '1px solid transparent', color: 'currentColor'"),
  ],
  ['ui-kit/src/theme/a.css.ts', "export const ink = '#fff';\n"],
  ['ui-kit/src/layout/a.css.ts', style("marginBlockStart: '8px'")],
  ['e2e/fixtures/a.ts', '// It is so\n// as it was.\nexport const a = 1;\n'],
  ['backend/src/modules/teams/a.ts', 'export const a = new Date(0).getTime();\n'],
  ['backend/src/modules/teams/a.spec.ts', 'export const a = () => Date.now();\n'],
  ['backend/src/modules/teams/a.dto.ts', requestClass('ADto')],
  ['backend/src/modules/teams/a.controller.ts', controller('_a: ADto')],
  ['backend/src/modules/teams/a.ts', 'export const a = (b: boolean) => ({ ...(b && { c: 1 }) });\n'],
  ['frontend/src/shared/a.ts', 'export const SAVE_DELAY_MS = 3000;\nexport const MAX_PAGES = 3;\n'],
  ['backend/src/platform/a.ts', '/** Reads `haystacks`. */\nexport const indeed = "whereabouts";\n'],
  ['backend/src/platform/a.ts', asksRole],
  ['backend/src/modules/teams/a.spec.ts', asksRole],
  ['backend/src/platform/a.ts', functionOf(60)],
  ['backend/src/platform/a.spec.ts', lines(500)],
];

const folder = mkdtempSync(join(tmpdir(), 'touchline-lint-'));
const found = new Map<string, string[]>();

/** Makes paths unique: `a.css.ts` becomes `a7.css.ts`. */
const pathOf = (path: string, place: number) => path.replace(/\/a\./, `/a${place}.`);

beforeAll(() => {
  const rules = ['house-rules.mjs', 'plain-words.mjs', 'private-words.mjs', 'unit-names.mjs'].map(
    (name) => `.tools/checks/${name}`,
  );
  for (const file of ['.oxlintrc.json', ...rules, 'tsconfig.base.json'])
    cpSync(join(root, file), join(folder, file));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "extends": "./tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx", "experimentalDecorators": true } }',
  );
  [...planted, ...allowed].forEach(([path, code], place) => {
    const file = join(folder, pathOf(path, place));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
  });
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] };
  for (const { filename, code } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), code]);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the linter', () => {
  it.each(planted.map(([path, code, rule], place) => ({ path, code, rule, place })))(
    'reports $rule in $path: $code',
    ({ path, rule, place }) => expect(found.get(pathOf(path, place))).toContain(rule),
  );

  it.each(allowed.map(([path, code], place) => ({ path, code, place: planted.length + place })))(
    'reports nothing in $path: $code',
    ({ path, place }) => expect(found.get(pathOf(path, place))).toBeUndefined(),
  );
});
