import { createRequire } from 'node:module';
import { oldestSupported } from '../../../ui-kit/vite/supported-browsers.mjs';

/**
 * @import { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data'
 * @typedef {{ name: string, compat: CompatStatement }} Feature
 */

/** @type {CompatData} */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** Safari on iOS has separate versions; both are reported as one name where they are equal. */
const browsers = /** @type {const} */ ([
  { id: 'chrome', title: 'Chrome', oldest: oldestSupported.chrome },
  { id: 'firefox', title: 'Firefox', oldest: oldestSupported.firefox },
  { id: 'safari', title: 'Safari', oldest: oldestSupported.safari },
  { id: 'safari_ios', title: 'Safari on iOS', oldest: oldestSupported.safari },
]);

/**
 * Returns the supported browsers that lack a feature, with the version that added it: `Chrome < 120, Safari`.
 * Empty if all support it.
 *
 * @param {CompatStatement} compat
 * @param {string[]} [prefixes] Prefixes that the caller uses beside the plain name.
 */
export function missingIn({ support }, prefixes = []) {
  const missing = browsers.flatMap(({ id, title, oldest }) => {
    const statements = [support[id] ?? []].flat().filter((each) => isUsable(each, { oldest, prefixes }));
    const since = statements.map(({ version_added }) => String(version_added).replace('≤', ''));
    const [first] = since.toSorted(compareVersions);
    if (first && compareVersions(first, oldest) <= 0) return [];
    return { title, text: first === undefined ? '' : ` < ${first}` };
  });
  const safari = missing.find(({ title }) => title === 'Safari');
  return missing
    .filter(({ title, text }) => title !== 'Safari on iOS' || text !== safari?.text)
    .map(({ title, text }) => title + text)
    .join(', ');
}

/**
 * @param {SimpleSupportStatement} statement
 * @param {{ oldest: string, prefixes: string[] }} against
 */
function isUsable(statement, { oldest, prefixes }) {
  const { version_added, version_removed, flags, prefix, alternative_name } = statement;
  if (flags || alternative_name || !/^≤?\d/.test(String(version_added))) return false;
  // Often the version in which a partial implementation was replaced by the full one.
  if (version_removed && compareVersions(String(version_removed), oldest) <= 0) return false;
  return !prefix || prefixes.includes(prefix);
}

/**
 * @param {string} one
 * @param {string} other
 */
function compareVersions(one, other) {
  const [ones, others] = [one, other].map((version) => version.split('.').map(Number));
  const place = [0, 1, 2].find((each) => (ones?.[each] ?? 0) !== (others?.[each] ?? 0));
  return place === undefined ? 0 : (ones?.[place] ?? 0) - (others?.[place] ?? 0);
}

/**
 * Returns the features directly below a key of the data.
 *
 * @param {Identifier | undefined} parent
 * @returns {[key: string, child: Identifier, compat: CompatStatement][]}
 */
export function featuresOf(parent) {
  return Object.keys(parent ?? {}).flatMap((key) => {
    const child = key === '__compat' ? undefined : parent?.[key];
    return child?.__compat ? [[key, child, child.__compat]] : [];
  });
}

/**
 * Appends to a list in a map.
 *
 * @template Value
 * @param {Map<string, Value[]>} map
 * @param {string} key
 * @param {Value} value
 */
export function addTo(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/**
 * Returns the first of several features with the same name if all of them are missing somewhere. If a
 * supported browser has one of them, the name alone does not show which is used.
 *
 * @param {Feature[] | undefined} features
 * @returns {Feature | undefined}
 */
export function unlessAmbiguous(features) {
  return features?.every(({ compat }) => missingIn(compat) !== '') ? features[0] : undefined;
}
