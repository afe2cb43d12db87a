import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const roleWord = '/^(player|coach|admin|super_admin)$/';
const no = (selector, message) => ({ selector, message });

const everywhere = [
  no('TSEnumDeclaration', 'Use an `as const` tuple and a union type.'),
  no('ExportDefaultDeclaration', 'Named exports only.'),
];
const askPolicies = no(
  `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${roleWord}]`,
  'Ask a policy of the contract, never a role.',
);
const noRawLooks = no(
  'JSXAttribute[name.name=/^(className|style)$/]',
  'Looks live in the ui-kit: use or add a component there.',
);
const noWords = no(
  'ThrowStatement > NewExpression[callee.name="Error"]',
  'Refuse by code: throw new Refusal(...).',
);

/** One lint configuration for every project; which project may import which stands in boundaries.cjs. */
export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/*.generated.*',
      '**/node_modules/**',
      '**/coverage/**',
      '**/results/**',
      '**/public/**',
      '**/*.mjs',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-restricted-syntax': ['error', ...everywhere],
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', { max: 3 }],
      'max-depth': ['error', 3],
      complexity: ['error', 12],
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/backend/src/**/*.ts', '**/src/modules/**/*.ts'],
    rules: { 'max-params': 'off' },
  },
  {
    files: ['**/backend/src/modules/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, askPolicies, noWords] },
  },
  {
    files: ['**/ui-kit/src/**/*.tsx', '**/ui-kit/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/frontend/src/**/*.tsx', '**/frontend/src/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...everywhere, askPolicies, noRawLooks],
    },
  },
  {
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/test/**', '**/e2e/**', '**/demo/**'],
    rules: {
      'max-lines-per-function': 'off',
      'max-params': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['**/*.stories.tsx', '**/*.config.ts', '**/.storybook/**', '**/vite-*.ts', '**/vitest.*.ts'],
    rules: { 'no-restricted-syntax': 'off', 'max-lines-per-function': 'off' },
  },
);
