/**
 * A package in the lock file.
 * @typedef {object} Entry
 * @property {boolean} [link]
 * @property {string} [resolved] for a link: the folder of the workspace
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/**
 * Returns the install paths of packages and of all that they depend on at run time, as in the lock file
 * (`node_modules/pg`), outermost first. Packages of other platforms are included.
 * @param {Record<string, Entry>} packages `packages` of the lock file
 * @param {{ names: string[], from: string }} options names as imported by files in the folder `from`
 */
export function runtimePackages(packages, { names, from }) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = names.map((name) => placeOf(packages, { name, from }));
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    if (found.has(place)) continue;
    found.add(place);
    const entry = packages[place] ?? {};
    const parent = entry.link ? (entry.resolved ?? '') : place;
    for (const name of dependenciesOf(packages[parent] ?? {})) {
      const dependency = findPlace(packages, { name, from: parent });
      if (dependency) waiting.push(dependency);
    }
  }
  return [...found].sort();
}

/** @param {Entry} entry */
function dependenciesOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }) {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * @param {Record<string, Entry>} packages
 * @param {{ name: string, from: string }} options
 */
function placeOf(packages, { name, from }) {
  const place = findPlace(packages, { name, from });
  if (!place) throw new Error(`The lock file has no package ${name} for ${from}.`);
  return place;
}

/**
 * Resolves a package as Node does: in `node_modules` of the folder, then of each folder above it.
 * @param {Record<string, Entry>} packages
 * @param {{ name: string, from: string }} options
 */
function findPlace(packages, { name, from }) {
  const parts = from.split('/');
  const places = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/')}/node_modules/${name}`,
  );
  return [...places, `node_modules/${name}`].find((place) => packages[place]);
}
