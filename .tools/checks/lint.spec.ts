import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';
import { read } from './workspace.mjs';

const eslint = new ESLint({ cwd: root, overrideConfigFile: '.tools/checks/eslint.config.mjs' });

/** Globs of a configuration count from where ESLint runs; every project's script must run it in the root. */
describe('rules of the house reach the files they are for', () => {
  it.each([
    ['backend/src/modules/teams/teams.service.ts', 'no-restricted-syntax', 'Ask a policy'],
    ['backend/src/modules/teams/teams.service.ts', 'no-restricted-syntax', 'Refuse by code'],
    ['frontend/src/screens/team-screen.tsx', 'no-restricted-syntax', 'Ask a policy'],
    ['frontend/src/screens/team-screen.tsx', 'no-restricted-syntax', 'Looks live in the ui-kit'],
    ['frontend/src/screens/team-screen.tsx', 'react-hooks/rules-of-hooks', '2'],
    ['ui-kit/src/button/button.tsx', 'react-hooks/rules-of-hooks', '2'],
    ['ui-kit/src/button/button.tsx', 'no-restricted-syntax', 'Named exports only'],
    ['e2e/fixtures/test.ts', '@typescript-eslint/no-explicit-any', '2'],
    ['.tools/dev/start.mjs', '@typescript-eslint/no-floating-promises', '2'],
    ['backend/bench/bare-server.mjs', 'eqeqeq', '2'],
  ])('%s: %s', async (file, rule, says) => {
    const { rules } = await eslint.calculateConfigForFile(file);
    expect(JSON.stringify(rules[rule])).toContain(says);
  });

  it.each(['backend/contract', 'backend', 'frontend', 'ui-kit', 'e2e'])(
    '%s is linted from the root',
    (project) => {
      const manifest = JSON.parse(read(`${project}/package.json`));
      expect(manifest.scripts.lint).toMatch(/^cd (\.\.\/)*\.\. && eslint --config \.tools\//);
    },
  );
});

describe('looks come from the theme of the ui-kit', () => {
  const styles = 'ui-kit/src/badge/badge.css.ts';
  const style = (rule: string) =>
    `import { style } from '@vanilla-extract/css';\nexport const a = style({ ${rule} });\n`;

  it.each([
    [styles, style("color: '#0b7a43'"), 'Colours'],
    [styles, style("border: '1px solid red'"), 'Colours'],
    [styles, style('boxShadow: `0 1px 2px rgb(0 0 0 / 40%) ${1}`'), 'Colours'],
    [styles, style("transition: 'color 120ms'"), 'Durations'],
    [styles, style("zIndex: '50'"), 'Layers'],
    [styles, style("marginBlockStart: '8px'"), 'no outer margin'],
    ['ui-kit/src/prose/prose.css.ts', style("color: 'hsl(1 2% 3%)'"), 'Colours'],
    ['ui-kit/src/badge/badge.tsx', 'export interface BadgeProps { className?: string }\n', 'tone and size'],
    ['ui-kit/src/badge/badge.tsx', 'export interface BadgeProps { style?: string }\n', 'tone and size'],
    ['ui-kit/src/badge/badge.tsx', "export const ink = '#fff';\n", 'Colours'],
    ['frontend/src/screens/team-screen.tsx', 'export const a = <p className="b">c</p>;\n', 'Looks live'],
  ])('%s may not say %s', async (filePath, code, says) => {
    const [{ messages } = { messages: [] }] = await eslint.lintText(code, { filePath });
    expect(messages.map(({ message }) => message).join()).toContain(says);
  });

  it.each([style("marginInlineStart: 'auto', border: '1px solid transparent', color: 'currentColor'")])(
    'what is no colour and no margin may be said: %s',
    async (code) => {
      const [{ messages } = { messages: [] }] = await eslint.lintText(code, { filePath: styles });
      expect(messages).toEqual([]);
    },
  );
});
