/** @typedef {{ name: string, missing: string }} Listed */

/**
 * Returns the features listed on a page of docs: the names in the first cell of each table row, and its
 * second cell.
 *
 * @param {string} page
 * @param {string} heading The section whose tables are read.
 * @returns {Listed[]}
 */
export function listedUnder(page, heading) {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^\| (`[^|]+) \| ([^|]*?) +\|/gm)].flatMap(([, names = '', missing = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, missing: missing.trim() })),
  );
}

/**
 * Compares the features found, with their files, to those listed.
 *
 * @param {Map<string, { missing: string, files: string[] }>} found
 * @param {{ features: Listed[], lookalikes: Listed[] }} listed `lookalikes`: names that are not the browser's.
 * @returns {string[]} A sentence for each difference.
 */
export function differences(found, { features, lookalikes }) {
  const names = new Set([...features, ...lookalikes].map(({ name }) => name));
  const unlisted = [...found]
    .filter(([name]) => !names.has(name))
    .map(
      ([name, { missing, files }]) =>
        `${name} is not listed (missing in ${missing}; in ${files.join(', ')}).`,
    );
  const gone = [...names]
    .filter((name) => !found.has(name))
    .map((name) => `${name} is listed, but not used.`);
  const wrong = features.flatMap(({ name, missing }) => {
    const known = found.get(name)?.missing ?? missing;
    return known === missing ? [] : `${name} is missing in ${known}, and listed with ${missing}.`;
  });
  return [...unlisted, ...gone, ...wrong];
}
