import { createRequire } from 'node:module';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type IRegularForbiddenRuleType,
  type IViolation,
} from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';

interface Boundaries {
  forbidden: (IRegularForbiddenRuleType & { name: string })[];
  options: ICruiseOptions;
}
const { forbidden, options } = createRequire(import.meta.url)('./boundaries.cjs') as Boundaries;

/** One forbidden import per rule: the importing file and its import. */
const plants: Record<string, string[]> = {
  'contract-imports-nothing': ['backend/contract/src/bad.ts', 'zod-like', 'node_modules/zod-like/index.js'],
  'content-imports-contract-and-parse5': ['backend/content/src/bad.ts', '../../src/thing'],
  'ui-kit-knows-no-domain': ['ui-kit/src/bad.ts', '../../frontend/src/shared/thing'],
  'stories-import-boards': ['ui-kit/src/bad.stories.tsx', '../../backend/contract/src/index'],
  'frontend-imports-kit-and-contract': ['frontend/src/shared/bad.ts', '../../../backend/src/thing'],
  'backend-imports-contract': ['backend/src/platform/bad-scope.ts', '../../../frontend/src/shared/thing'],
  'e2e-imports-contract': ['e2e/bad.ts', '../frontend/src/shared/thing'],
  'platform-knows-no-module': ['backend/src/platform/bad.ts', '../modules/teams/index'],
  'modules-by-their-door': ['backend/src/modules/pages/bad.ts', '../teams/team.thing'],
  'typeorm-in-platform': [
    'backend/src/modules/pages/bad.repository.ts',
    'typeorm',
    'node_modules/typeorm/index.js',
  ],
  'http-in-controllers': [
    'backend/src/modules/pages/worse.service.ts',
    'fastify',
    'node_modules/fastify/index.js',
  ],
  'services-not-controllers': ['backend/src/modules/pages/bad-asks.ts', './pages.controller'],
  'repositories-behind-services': ['backend/src/modules/pages/pages.controller.ts', './page.repository'],
  'features-stand-alone': ['frontend/src/features/pages/bad.ts', '../comments/thing'],
  'features-below-routes': ['frontend/src/features/pages/bad-up.ts', '../../routes/thing'],
  'routes-below-app': ['frontend/src/routes/bad.ts', '../app/thing'],
  'shared-at-the-bottom': ['frontend/src/shared/bad-up.ts', '../features/pages/thing'],
  'editorjs-in-the-editor': [
    'frontend/src/features/pages/bad-editor.ts',
    '@editorjs/editorjs',
    'node_modules/@editorjs/editorjs/index.js',
  ],
  'looks-in-the-kit': ['frontend/src/routes/bad-looks.ts', './screen.css'],
  'no-cycles': ['frontend/src/shared/ring-a.ts', './ring-b'],
  'no-strays': ['frontend/src/shared/stray.ts', './nowhere'],
};

const targets = [
  'frontend/src/shared/thing.ts',
  'frontend/src/app/thing.ts',
  'frontend/src/routes/thing.ts',
  'frontend/src/features/pages/thing.ts',
  'frontend/src/features/comments/thing.ts',
  'backend/src/thing.ts',
  'backend/contract/src/index.ts',
  'backend/src/modules/teams/index.ts',
  'backend/src/modules/teams/team.thing.ts',
  'backend/src/modules/pages/page.repository.ts',
];

const folder = mkdtempSync(join(tmpdir(), 'touchline-boundaries-'));
let violations: IViolation[] = [];

/** Modules may import modules to their left: plants an import of the right neighbour. */
function planted(name: string): string[] | undefined {
  const looksLeft = /^module-(.+)-looks-left$/.exec(name);
  if (!looksLeft) return plants[name];
  const right = String(forbidden.find((rule) => rule.name === name)?.to.path).match(/\(([^|)]+)/)?.[1];
  return [
    `backend/src/modules/${looksLeft[1]}/bad-right.ts`,
    `../${right}/index`,
    `backend/src/modules/${right}/index.ts`,
  ];
}

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(async () => {
  symlinkSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  for (const path of targets) write(path, 'export const thing = 1;\n');
  write('frontend/src/shared/ring-b.ts', "export * from './ring-a';\n");
  write('frontend/src/routes/screen.css.ts', 'export const looks = 1;\n');
  for (const { name } of forbidden) {
    const [file, specifier, target] = planted(name) ?? [];
    if (target) write(target, 'export const thing = 1;\n');
    if (target?.startsWith('node_modules/'))
      write(
        join(dirname(target), 'package.json'),
        JSON.stringify({ name: specifier, version: '1.0.0', main: 'index.js' }),
      );
    if (file) write(file, `export * from '${specifier}';\n`);
  }
  const result = await cruise(['backend', 'frontend', 'ui-kit', 'e2e'], {
    ...options,
    baseDir: folder,
    validate: true,
    ruleSet: { forbidden },
  });
  violations = typeof result.output === 'string' ? [] : result.output.summary.violations;
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('dependency-cruiser', () => {
  it.each(forbidden.map(({ name }) => name))('refuses a planted import that violates %s', (name) => {
    const [file] = planted(name) ?? [];
    expect(violations.filter((violation) => violation.rule.name === name).map(({ from }) => from)).toContain(
      file,
    );
  });
});
