import postcss from 'postcss';
import { addTo, data, featuresOf, missingIn, unlessAmbiguous } from './compat.mjs';

/**
 * @import { Identifier } from '@mdn/browser-compat-data'
 * @import { AtRule, Declaration, Rule } from 'postcss'
 * @import { Feature } from './compat.mjs'
 */

const { 'at-rules': atRules, properties, selectors } = data.css;

/** Functions and units, which are the same in every property. */
const types = new Map();

/** @param {Identifier | undefined} parent */
function readTypes(parent) {
  for (const [name, child, compat] of featuresOf(parent)) {
    addTo(types, name, { name, compat });
    readTypes(child);
  }
}
readTypes(data.css.types);

/**
 * Returns the features in a style sheet that a supported browser lacks. Names with a vendor prefix apply to
 * the vendor's browsers only.
 *
 * @param {string} css
 * @returns {Feature[]}
 */
export function featuresInStyles(css) {
  /** @type {Map<string, Feature>} */
  const found = new Map();
  postcss.parse(css).walk((node) => {
    const prefixes = node.type === 'decl' ? prefixesOf(node) : [];
    for (const feature of featuresOfNode(node))
      if (missingIn(feature.compat, prefixes)) found.set(feature.name, feature);
  });
  return [...found.values()];
}

/**
 * @param {import('postcss').ChildNode} node
 * @returns {Feature[]}
 */
function featuresOfNode(node) {
  if (node.type === 'decl') return featuresOfDeclaration(node);
  if (node.type === 'rule') return featuresOfRule(node);
  return node.type === 'atrule' ? featuresOfAtRule(node) : [];
}

/** @param {Declaration} declaration */
function prefixesOf({ prop, parent }) {
  return ['-webkit-', '-moz-'].filter((prefix) =>
    parent?.some((sibling) => sibling.type === 'decl' && sibling.prop === prefix + prop),
  );
}

const texts = /"[^"]*"|'[^']*'|url\([^)]*\)/g;

/** @param {Declaration} declaration */
function featuresOfDeclaration({ prop, value }) {
  if (/^-[a-z]/.test(prop)) return [];
  const property = lookUp(properties, prop, prop);
  const missing = property.map(({ compat }) => missingIn(compat)).join('');
  const text = value.replaceAll(texts, ' ');
  const keywords = text.match(/(?<![\w#-])[a-z][\w-]*/g) ?? [];
  const functionsAndUnits = text.match(/(?<![\w#-])[a-z][\w-]*(?=\()|(?<=(?<![\w#-])[\d.]+)[a-z]+/g) ?? [];
  return [
    ...property,
    ...keywords
      .flatMap((word) => lookUp(properties?.[prop], word, `${prop}: ${word}`))
      .filter(({ compat }) => missingIn(compat) !== missing),
    ...functionsAndUnits.flatMap((word) => unlessAmbiguous(types.get(word)) ?? []),
  ];
}

/** @param {Rule} rule */
function featuresOfRule({ selector, parent }) {
  const pseudos = selector.replaceAll(texts, ' ').match(/::?[a-z][\w-]*/g) ?? [];
  const isNested = parent?.type === 'rule' || selector.includes('&');
  return [
    ...pseudos.flatMap((name) => lookUp(selectors, name.replaceAll(':', ''), name)),
    ...(isNested ? lookUp(selectors, 'nesting', '&') : []),
  ];
}

/** @param {AtRule} rule */
function featuresOfAtRule({ name, params }) {
  const conditions = name === 'media' ? (params.match(/(?<=\()[\w-]+/g) ?? []) : [];
  return [
    ...lookUp(atRules, name, `@${name}`),
    ...conditions.flatMap((condition) => lookUp(atRules?.media, condition, `@media (${condition})`)),
  ];
}

/**
 * @param {Identifier | undefined} parent
 * @param {string} key
 * @param {string} name
 * @returns {Feature[]}
 */
function lookUp(parent, key, name) {
  const compat = parent && Object.hasOwn(parent, key) ? parent[key]?.__compat : undefined;
  return compat ? [{ name, compat }] : [];
}
