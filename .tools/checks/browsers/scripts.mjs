import { parse } from 'acorn';
import { simple } from 'acorn-walk';
import { addTo, data, featuresOf, missingIn, unlessAmbiguous } from './compat.mjs';
import { secureContextOnly } from './secure-contexts.mjs';

/**
 * @import { Expression, Literal, Node, Pattern, PrivateIdentifier, Super } from 'acorn'
 * @import { CompatStatement, Identifier } from '@mdn/browser-compat-data'
 * @import { Feature } from './compat.mjs'
 */

/** Global objects of every script, with their interfaces. */
const knownObjects = new Map(
  Object.entries({
    crypto: 'Crypto',
    document: 'Document',
    history: 'History',
    location: 'Location',
    navigator: 'Navigator',
    performance: 'Performance',
    screen: 'Screen',
  }),
);
const windows = new Set(['window', 'globalThis', 'self']);

/** Globals: interfaces, functions and objects. */
const globals = new Map();
/** Static members of globals, such as `URL.canParse`. */
const statics = new Map();
/** Members of all other objects, by name alone. */
const members = new Map();
/** Events by type. */
const events = new Map();

/**
 * `secure_context_required` describes a feature's behaviour, and `@@iterator` is a symbol; neither is a
 * feature.
 */
const isDescription = (/** @type {string} */ key) => /[_@]/.test(key);

/**
 * @param {string} name
 * @param {Identifier} part
 * @param {CompatStatement} compat
 */
function readInterface(name, part, compat) {
  // An object of a missing interface comes from a global or member that is missing as well, which is found.
  // Iterators are older than their interface.
  const hasObjects = name === 'Iterator' || missingIn(compat) === '';
  for (const [key, , compat] of featuresOf(part)) {
    const event = /(.+)_event$/.exec(key)?.[1];
    if (event) addTo(events, event, { name: `${name}: ${event}`, compat });
    const member = key.replace(/_static$/, '');
    if (isDescription(member) || member === name) continue;
    const feature = { name: `${name}.${member}`, compat };
    statics.set(feature.name, feature);
    if (member === key && hasObjects) addTo(members, member, feature);
  }
}

const { builtins } = data.javascript;
for (const [name, part, compat] of [builtins, data.api].flatMap(featuresOf)) {
  globals.set(name, { name, compat });
  readInterface(name, part, compat);
}
for (const [name, part, compat] of featuresOf(builtins?.Intl)) readInterface(`Intl.${name}`, part, compat);
for (const [name, , compat] of featuresOf(data.api.Window))
  if (!isDescription(name)) globals.set(name, { name, compat });

/**
 * Returns the features in a script that a supported browser lacks, by the names used. Syntax newer than the
 * build target throws a SyntaxError.
 *
 * @param {string} code
 * @returns {Feature[]}
 */
export function featuresInScript(code) {
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  const own = namesDeclaredIn(tree);
  /** @type {Map<string, Feature>} */
  const found = new Map();
  const report = (/** @type {Feature | undefined} */ feature) => {
    if (feature && missingIn(feature.compat)) found.set(feature.name, feature);
  };
  const isGlobal = (/** @type {string | undefined} */ name) => name !== undefined && !own.has(name);
  simple(tree, {
    Identifier: ({ name }) => report(isGlobal(name) ? globals.get(name) : undefined),
    MemberExpression({ object, property, computed }) {
      const member = computed ? textOf(property) : nameOf(property);
      const of = nameOf(object);
      if (member) report(memberOf(of !== undefined && isGlobal(of) ? of : '', member));
    },
    BinaryExpression({ operator, left, right }) {
      const of = nameOf(right);
      const member = operator === 'in' ? textOf(left) : undefined;
      if (member) report(memberOf(of !== undefined && isGlobal(of) ? of : '', member));
    },
    // Destructured names of other objects are usually their own fields: props of components, fields of
    // responses.
    VariableDeclarator({ id, init }) {
      const of = init ? nameOf(init) : undefined;
      if (id.type !== 'ObjectPattern' || of === undefined || !isGlobal(of)) return;
      for (const each of id.properties)
        if (each.type === 'Property' && !each.computed) report(memberOf(of, nameOf(each.key) ?? ''));
    },
    CallExpression({ callee, arguments: [type] }) {
      if (callee.type !== 'MemberExpression' || nameOf(callee.property) !== 'addEventListener') return;
      report(unlessAmbiguous(events.get((type && textOf(type)) ?? '')));
    },
  });
  return [...found.values()];
}

/**
 * Returns the globals, and members of globals, in a script that exist on https and localhost only.
 *
 * @param {string} code
 * @returns {string[]}
 */
export function secureFeaturesInScript(code) {
  const tree = parse(code, { ecmaVersion: 2022, sourceType: 'module' });
  const own = namesDeclaredIn(tree);
  const names = new Set();
  simple(tree, {
    Identifier: ({ name }) => void names.add(own.has(name) ? '' : name),
    MemberExpression({ object, property, computed }) {
      const of = object.type === 'MemberExpression' ? nameOf(object.property) : nameOf(object);
      const member = computed ? textOf(property) : nameOf(property);
      names.add(`${knownObjects.get(of ?? '') ?? of}.${member}`);
    },
  });
  return [...names].filter((name) => secureContextOnly.has(name));
}

/**
 * @param {string} of The name of the global object, or none.
 * @param {string} member
 */
function memberOf(of, member) {
  if (windows.has(of)) return globals.get(member);
  const known = statics.get(`${knownObjects.get(of) ?? of}.${member}`);
  return known ?? unlessAmbiguous(members.get(member));
}

/** @param {Expression | Pattern | PrivateIdentifier | Super} node */
const nameOf = (node) => (node.type === 'Identifier' ? node.name : undefined);

/** @param {Node} node */
function textOf(node) {
  const { type, value } = /** @type {Literal} */ (node);
  return type === 'Literal' && typeof value === 'string' ? value : undefined;
}

/**
 * Returns the names of variables, parameters, functions, classes and imports in all scopes: minified code
 * rarely reuses the name of a global.
 *
 * @param {Node} tree
 */
function namesDeclaredIn(tree) {
  /** @type {Set<string>} */
  const names = new Set();
  const add = (/** @type {{ local: { name: string } }} */ { local }) => void names.add(local.name);
  simple(tree, {
    // Targets of assignments are patterns as well; globals are rarely assigned to.
    Pattern: (node) => void names.add(nameOf(node) ?? ''),
    ImportSpecifier: add,
    ImportDefaultSpecifier: add,
    ImportNamespaceSpecifier: add,
  });
  return names;
}

/**
 * Returns the style sheets in a script that it adopts (frontend/build/adopted-styles.ts): texts of constants passed to `replaceSync`.
 * @param {string} code
 */
export function stylesInScript(code) {
  /** @type {Map<string, string>} */
  const texts = new Map();
  /** @type {Set<string>} */
  const adopted = new Set();
  simple(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), {
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return;
      if (init?.type === 'Literal') texts.set(id.name, String(init.value));
      if (init?.type === 'TemplateLiteral') texts.set(id.name, init.quasis[0]?.value.cooked ?? '');
    },
    CallExpression({ callee, arguments: [text] }) {
      const isSheet =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        callee.property.name === 'replaceSync';
      if (isSheet && text?.type === 'Identifier') adopted.add(text.name);
    },
  });
  return [...adopted].map((name) => texts.get(name) ?? '');
}
