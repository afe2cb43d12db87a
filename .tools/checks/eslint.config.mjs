import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { root } from '../dev/run.mjs';

const roleWord = '/^(player|coach|admin|super_admin)$/';
/**
 * @param {string} selector
 * @param {string} message
 */
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
const noForeignLooks = no(
  'TSInterfaceDeclaration[id.name=/Props$/] TSPropertySignature[key.name=/^(className|style)$/]',
  'A component takes tone and size, never className or style.',
);
/**
 * @param {string} pattern
 * @param {string} what
 */
const notOfTheTheme = (pattern, what) => [
  no(`Literal[value=/${pattern}/i]`, `${what} come from the theme.`),
  no(`TemplateElement[value.raw=/${pattern}/i]`, `${what} come from the theme.`),
];
const colourNames =
  'aqua|black|blue|fuchsia|gray|green|grey|lime|maroon|navy|orange|purple|red|silver|teal|white|yellow';
const noRawColours = [
  ...notOfTheTheme('#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color-mix)a?\\(', 'Colours'),
  no(
    `Property[key.name=/color|background|fill|stroke|border|outline|shadow/i] > Literal[value=/(^|\\s)(${colourNames})($|\\s)/]`,
    'Colours come from the theme.',
  ),
];
const noRawDurations = notOfTheTheme('(^|\\s)[0-9.]+m?s($|\\s)', 'Durations');
const noRawLayers = no('Property[key.name="zIndex"] > Literal', 'Layers come from the theme.');
const noOuterMargin = no(
  'Property[key.name=/^margin/] > :not(Literal[value="auto"], Identifier).value',
  'A component has no outer margin: layout parts own the space between things.',
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
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
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
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', ...everywhere, noForeignLooks, ...noRawColours],
    },
  },
  {
    files: ['**/ui-kit/src/**/*.css.ts'],
    ignores: ['**/ui-kit/src/{theme,layout,prose,editor-frame}/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...everywhere,
        ...noRawColours,
        ...noRawDurations,
        noRawLayers,
        noOuterMargin,
      ],
    },
  },
  {
    files: ['**/ui-kit/src/{layout,prose,editor-frame}/**/*.css.ts'],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...noRawColours, ...noRawDurations, noRawLayers],
    },
  },
  {
    files: ['**/ui-kit/src/theme/**'],
    rules: { 'no-restricted-syntax': ['error', ...everywhere] },
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
  {
    // tsc checks these files: it knows their globals and reads the types in JSDoc, which these rules do not.
    files: ['**/*.{mjs,cjs}'],
    rules: {
      'no-undef': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    // Commands write to the terminal. ESLint, Vitest and the test runners demand a default export.
    files: ['.tools/**'],
    rules: { 'no-console': 'off', 'no-restricted-syntax': 'off' },
  },
);
