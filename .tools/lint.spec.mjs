import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';

const eslint = new ESLint({ cwd: root, overrideConfigFile: '.tools/eslint.config.mjs' });

/** Globs of a configuration count from where ESLint runs; every project's script must run it in the root. */
describe('rules of the house reach the files they are for', () => {
  it.each([
    ['backend/src/modules/teams/teams.service.ts', 'no-restricted-syntax', 'Ask a policy'],
    ['backend/src/modules/teams/teams.service.ts', 'no-restricted-syntax', 'Refuse by code'],
    ['frontend/src/screens/team-screen.tsx', 'no-restricted-syntax', 'Ask a policy'],
    ['frontend/src/screens/team-screen.tsx', 'no-restricted-syntax', 'Looks live in the ui-kit'],
    ['frontend/src/screens/team-screen.tsx', 'react-hooks/rules-of-hooks', '2'],
    ['ui-kit/src/button/button.tsx', 'react-hooks/rules-of-hooks', '2'],
    ['e2e/fixtures/test.ts', '@typescript-eslint/no-explicit-any', '2'],
  ])('%s: %s', async (file, rule, says) => {
    const { rules } = await eslint.calculateConfigForFile(file);
    expect(JSON.stringify(rules[rule])).toContain(says);
  });

  it.each(['backend/contract', 'backend', 'frontend', 'ui-kit', 'e2e'])(
    '%s is linted from the root',
    (project) => {
      const manifest = JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8'));
      expect(manifest.scripts.lint).toMatch(/^cd (\.\.\/)*\.\. && eslint --config \.tools\//);
    },
  );
});
