/**
 * Defines which module may import which (docs/architecture.md). Each rule is one sentence;
 * `.tools/checks/boundaries.spec.ts` plants one forbidden import per rule and expects an error.
 */
const modules = [
  'access',
  'audit',
  'auth',
  'activities',
  'notifications',
  'live-updates',
  'search',
  'teams',
  'lifecycle',
  'media',
  'categories',
  'pages',
  'pdf-exports',
  'plays',
  'content-moves',
  'board-formations',
  'page-templates',
  'pins',
  'comments',
  'starred',
  'today',
  'team-archive',
  'own-data',
  'ssr',
  'invites',
  'admin',
  'ops',
];

/**
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 * @param {string} name
 * @param {string} comment
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
// oxlint-disable-next-line max-params -- A rule is written in the order in which dependency-cruiser has its fields.
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const tests = '\\.(spec|stories)\\.tsx?$';

const scopes = [
  rule(
    'contract-imports-nothing',
    'the contract has no dependencies at all',
    { path: '^backend/contract/src', pathNot: [tests, '\\.random\\.ts$'] },
    { pathNot: '^backend/contract/src' },
  ),
  rule(
    'content-imports-contract-and-parse5',
    'content imports the contract and parse5',
    { path: '^backend/content/src', pathNot: tests },
    { pathNot: '^backend/(content/src|contract/src/index)|node_modules/parse5/' },
  ),
  rule(
    'ui-kit-knows-no-domain',
    'the ui-kit imports no other project',
    { path: '^ui-kit/', pathNot: tests },
    { path: '^(backend|frontend|e2e)/' },
  ),
  rule(
    'stories-import-boards',
    'of the other projects, stories of the ui-kit see the boards of the contract only',
    { path: `^ui-kit/.*${tests}` },
    { path: '^(frontend|e2e)/|^backend/(?!contract/src/boards/index)' },
  ),
  rule(
    'frontend-imports-kit-and-contract',
    'of the other projects the frontend sees the kit, the contract and content without its parser',
    { path: '^frontend/' },
    { path: '^(e2e/|backend/(?!contract/src/(boards/)?index|content/src/(index|samples)))' },
  ),
  rule(
    'backend-imports-contract',
    'the backend sees the contract and content only',
    { path: '^backend/(?!contract|content)' },
    {
      path: '^(frontend|ui-kit|e2e)/|^backend/(contract/(?!src/(boards/)?index)|content/(?!src/(index|parse-html|samples)))',
    },
  ),
  rule(
    'e2e-imports-contract',
    'journeys see the contract only',
    { path: '^e2e/' },
    { path: '^(frontend|ui-kit)/|^backend/(?!contract/src/(boards/)?index)' },
  ),
];

const backend = [
  rule(
    'platform-knows-no-module',
    'the platform knows no team, page or comment',
    { path: '^backend/src/(platform|settings)/' },
    { path: '^backend/src/(modules|migrations|app\\.module)' },
  ),
  rule(
    'modules-by-their-door',
    'another module is entered through its index.ts',
    { path: '^backend/src/modules/([^/]+)/' },
    {
      path: '^backend/src/modules/[^/]+/',
      pathNot: ['^backend/src/modules/$1/', '^backend/src/modules/[^/]+/index\\.ts$'],
    },
  ),
  ...modules
    .slice(0, -1)
    .map((name, place) =>
      rule(
        `module-${name}-looks-left`,
        'modules import leftwards only',
        { path: `^backend/src/modules/${name}/`, pathNot: tests },
        { path: `^backend/src/modules/(${modules.slice(place + 1).join('|')})/` },
      ),
    ),
  rule(
    'typeorm-in-platform',
    'only platform/database and migrations know TypeORM and pg',
    {
      path: '^backend/src/',
      pathNot: ['^backend/src/platform/database/', '^backend/src/migrations/', tests],
    },
    { path: 'node_modules/(typeorm|pg|@nestjs/typeorm)/' },
  ),
  rule(
    'http-in-controllers',
    'only controllers, DTOs and platform/http have HTTP parts',
    {
      path: '^backend/src/modules/',
      pathNot: ['\\.(controller|dto|module|guard|strategy|plugin)\\.ts$', tests],
    },
    { path: 'node_modules/(fastify|@fastify|@nestjs/platform-fastify|@nestjs/swagger|@nestjs/passport)/' },
  ),
  rule(
    'services-not-controllers',
    'nothing but a module file imports a controller',
    { path: '^backend/src/', pathNot: ['\\.module\\.ts$', tests] },
    { path: '\\.controller\\.ts$' },
  ),
  rule(
    'repositories-behind-services',
    'controllers ask services, never repositories',
    { path: '\\.controller\\.ts$' },
    { path: '\\.repository\\.ts$' },
  ),
];

const frontend = [
  rule(
    'features-stand-alone',
    'a feature never imports another',
    { path: '^frontend/src/features/([^/]+)/' },
    { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
  ),
  rule(
    'features-below-routes',
    'app -> routes -> features -> shared',
    { path: '^frontend/src/features/' },
    { path: '^frontend/src/(app|routes)/' },
  ),
  rule(
    'routes-below-app',
    'app -> routes -> features -> shared',
    { path: '^frontend/src/routes/' },
    { path: '^frontend/src/app/' },
  ),
  rule(
    'shared-at-the-bottom',
    'app -> routes -> features -> shared',
    { path: '^frontend/src/shared/' },
    { path: '^frontend/src/(app|routes|features)/' },
  ),
  rule(
    'editorjs-in-the-editor',
    'only features/editor knows Editor.js',
    { path: '^frontend/src/', pathNot: '^frontend/src/features/editor/' },
    { path: 'node_modules/@editorjs/' },
  ),
  rule(
    'looks-in-the-kit',
    'only the ui-kit styles',
    { path: '^frontend/src/' },
    { path: ['node_modules/@vanilla-extract/', 'node_modules/react-aria', '\\.css(\\.ts)?$'] },
  ),
];

module.exports = {
  forbidden: [
    ...scopes,
    ...backend,
    ...frontend,
    rule('no-cycles', 'nothing imports itself by a detour', {}, { circular: true }),
    rule('no-strays', 'what is imported exists', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|results|coverage|storybook-static)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
