/**
 * An oxlint plugin with the rules of docs/house-style.md. `.oxlintrc.json` defines where each applies;
 * `lint.spec.ts` plants a violation of each.
 *
 * @typedef {{ selector: string, message: string }} Ban
 */
import { isIndirect, joinLines } from './plain-words.mjs';
import { privateWordIn, privateWords } from './private-words.mjs';
import { lacksUnit } from './unit-names.mjs';

/**
 * Creates a rule that reports each node matched by one of the selectors.
 *
 * @param {Ban[]} bans
 */
const ban = (...bans) => ({
  /** @param {{ report: (finding: { node: unknown, message: string }) => void }} context */
  create: (context) =>
    Object.fromEntries(
      bans.map(({ selector, message }) => [
        selector,
        /** @param {unknown} node */ (node) => context.report({ node, message }),
      ]),
    ),
});

/**
 * @param {string} pattern
 * @param {string} what
 * @returns {Ban[]}
 */
const notInText = (pattern, what) => {
  const message = `${what} come from the theme.`;
  return [
    { selector: `Literal[value=/${pattern}/i]`, message },
    { selector: `TemplateElement[value.raw=/${pattern}/i]`, message },
  ];
};

/**
 * A rule that reports a node of one of these types with more than `max` lines, without blank lines and lines of comment. The linter's own
 * rules of size are errors at a higher limit: a rule has one severity.
 *
 * @param {number} max
 * @param {string[]} nodeTypes
 */
const maxLines = (max, ...nodeTypes) => ({
  /** @param {{ sourceCode: { lines: string[] }, report: (finding: { node: unknown, message: string }) => void }} context */
  create: ({ sourceCode, report }) => {
    /** @param {{ loc: { start: { line: number }, end: { line: number } } }} node */
    const check = (node) => {
      const lines = sourceCode.lines.slice(node.loc.start.line - 1, node.loc.end.line);
      const count = lines.filter((line) => !/^\s*(\/\/|\/?\*|$)/.test(line)).length;
      if (count > max) report({ node, message: `${count} lines: read it again above ${max}.` });
    };
    return Object.fromEntries(nodeTypes.map((type) => [type, check]));
  },
});

/**
 * Reports comments that begin with one of the words of plain-words.mjs.
 *
 * @typedef {{ type: 'Line' | 'Block' | 'Shebang', value: string, range: [number, number] }} Comment
 */
const directComments = {
  /** @param {{ sourceCode: { text: string, getAllComments: () => Comment[] }, report: (finding: { node: unknown, message: string }) => void }} context */
  create: (context) => ({
    Program() {
      const { sourceCode } = context;
      const comments = sourceCode.getAllComments().map((node) => ({
        node,
        isLine: node.type === 'Line',
        start: node.range[0],
        end: node.range[1],
      }));
      for (const { node } of joinLines(comments, sourceCode.text))
        if (isIndirect(node.value))
          context.report({ node, message: 'Begin a comment with its subject or a verb.' });
    },
  }),
};

/**
 * @typedef {{ type: string, value?: unknown, expression?: Node, argument?: Node, left?: Node, right?: Node, properties?: Node[] }} Node
 * @param {Node | undefined | null} node
 * @returns {boolean}
 */
const isNumber = (node) =>
  typeof node?.value === 'number' ||
  (node?.type === 'UnaryExpression' && isNumber(node.argument)) ||
  (node?.type === 'BinaryExpression' && (isNumber(node.left) || isNumber(node.right)));

/** Reports constants of a module, and members of `limits`, that are a time or a size and do not name its unit. */
const unitNames = {
  /** @param {{ report: (finding: { node: unknown, message: string }) => void }} context */
  create: ({ report }) => {
    /** @param {{ id: { name?: string }, init: Node }} node */
    const checkConstant = ({ id, init }) => {
      if (id.name && isNumber(init) && lacksUnit(id.name)) reportName(id, id.name);
    };
    /** @param {{ key: { name?: string }, value: Node }} node */
    const checkLimit = ({ key, value }) => {
      if (key.name && isNumber(value) && lacksUnit(key.name)) reportName(key, key.name);
    };
    /** @param {unknown} node @param {string} name */
    const reportName = (node, name) =>
      report({ node, message: `End the name ${name} with its unit, such as _MS or Bytes.` });
    return {
      'Program > VariableDeclaration > VariableDeclarator': checkConstant,
      'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': checkConstant,
      'VariableDeclarator[id.name="limits"] ObjectExpression > Property': checkLimit,
    };
  },
};

/** Reports names and comments that contain one of the words of private-words.mjs; each name once per file. */
const noPrivateWords = {
  /** @param {{ sourceCode: { text: string, getAllComments: () => Comment[] }, report: (finding: { node: unknown, message: string }) => void }} context */
  create: ({ sourceCode, report }) => {
    const reported = new Set();
    /** @param {unknown} node @param {string} text */
    const check = (node, text) => {
      const word = privateWordIn(text);
      if (!word || reported.has(text)) return;
      reported.add(text);
      report({ node, message: `"${word}": say ${privateWords[word]}.` });
    };
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) check(comment, comment.value);
      },
      /** @param {{ name: string }} node */
      Identifier: (node) => check(node, node.name),
    };
  },
};

const clockMessage = 'Take time from a clock module: its tests replace it.';
const randomMessage = 'Take random values from `platform/tokens`, `shared/random` or `newBlockId`.';

const randomSources = 'randomUUID|randomBytes|randomInt|randomFillSync|getRandomValues';

const colourNames =
  'aqua|black|blue|fuchsia|gray|green|grey|lime|maroon|navy|orange|purple|red|silver|teal|white|yellow';
const colourProperties = '/color|background|fill|stroke|border|outline|shadow/i';

const typeOfParameter = 'typeAnnotation.typeAnnotation';
const typedParameter = `:matches(Identifier, ObjectPattern)[${typeOfParameter}.type="TSTypeReference"]`;

export default {
  meta: { name: 'house' },
  rules: {
    'direct-comments': directComments,
    'long-file': maxLines(300, 'Program'),
    'long-function': maxLines(60, 'FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'),
    'no-enum': ban({ selector: 'TSEnumDeclaration', message: 'Use an `as const` tuple and a union type.' }),
    'named-exports': ban({ selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }),
    'ask-policies': ban({
      selector:
        'BinaryExpression[operator=/^[!=]==?$/] > Literal[value=/^(player|coach|admin|super_admin)$/]',
      message: 'Ask a policy of the contract, never a role.',
    }),
    'refuse-by-code': ban({
      selector: 'ThrowStatement > NewExpression[callee.name="Error"]',
      message: 'Refuse by code: throw new Refusal(...).',
    }),
    clock: ban(
      { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: clockMessage },
      { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: clockMessage },
      {
        selector: 'MemberExpression[object.name="performance"][property.name=/^(now|timeOrigin)$/]',
        message: clockMessage,
      },
      { selector: 'MemberExpression[object.name="Math"][property.name="random"]', message: randomMessage },
      { selector: `MemberExpression[property.name=/^(${randomSources})$/]`, message: randomMessage },
      {
        selector: `ImportSpecifier[imported.name=/^(${randomSources})$/], ExportSpecifier[local.name=/^(${randomSources})$/]`,
        message: randomMessage,
      },
    ),
    'no-private-words': noPrivateWords,
    'unit-names': unitNames,
    'no-literal-spread': ban({
      selector: ':matches(SpreadElement, JSXSpreadAttribute) > ObjectExpression',
      message: 'List the properties instead of spreading a literal.',
    }),
    'dto-suffix': ban(
      {
        selector: 'ClassDeclaration[id.name!=/Dto$/] > ClassBody > PropertyDefinition > Decorator',
        message: 'The name of a request class ends in Dto.',
      },
      {
        selector: `${typedParameter}[${typeOfParameter}.typeName.name!=/Dto$/] > Decorator[expression.callee.name=/^(Body|Query)$/]`,
        message: 'The name of a request class ends in Dto.',
      },
    ),
    'no-raw-looks': ban({
      selector: 'JSXAttribute[name.name=/^(className|style)$/]',
      message: 'Looks live in the ui-kit: use or add a component there.',
    }),
    'no-foreign-looks': ban({
      selector:
        'TSInterfaceDeclaration[id.name=/Props$/] TSPropertySignature[key.name=/^(className|style)$/]',
      message: 'A component takes tone and size, never className or style.',
    }),
    'theme-colours': ban(
      ...notInText('#[0-9a-f]{3,8}\\b|\\b(rgb|hsl|hwb|lab|lch|oklab|oklch|color-mix)a?\\(', 'Colours'),
      {
        selector: `Property[key.name=${colourProperties}] > Literal[value=/(^|\\s)(${colourNames})($|\\s)/]`,
        message: 'Colours come from the theme.',
      },
    ),
    'theme-durations': ban(...notInText('(^|\\s)[0-9.]+m?s($|\\s)', 'Durations')),
    'theme-layers': ban({
      selector: 'Property[key.name="zIndex"] > Literal',
      message: 'Layers come from the theme.',
    }),
    'no-outer-margin': ban({
      selector: 'Property[key.name=/^margin/] > :not(Literal[value="auto"], Identifier).value',
      message: 'A component has no outer margin: layout parts own the space between things.',
    }),
  },
};
