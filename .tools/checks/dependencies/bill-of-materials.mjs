import { execFileSync } from 'node:child_process';
import { root } from '../../dev/run.mjs';
import { licenceException } from './checks.mjs';
import { isShipped, licenceOf, packagesOf, readLock } from './lock.mjs';
import { licenceExceptions } from './rules.mjs';

/** @import { Package } from './lock.mjs' */

/**
 * @typedef {object} Component
 * @property {string} bom-ref
 * @property {string} name
 * @property {string} [scope]
 * @property {{ name: string }[]} properties
 * @property {unknown[]} [licenses]
 * @property {unknown[]} [hashes]
 */
/** @typedef {{ ref: string, dependsOn: string[] }} Dependency */
/**
 * @typedef {object} Bill
 * @property {string} $schema
 * @property {{ component: Component }} metadata
 * @property {Component[]} components
 * @property {Dependency[]} dependencies
 */

const development = 'cdx:npm:package:development';

/**
 * Returns the components of the product as a CycloneDX bill of materials. It is built from the lock file, so
 * it is the same on every machine and for every platform.
 * @returns {Bill}
 */
export function makeBillOfMaterials() {
  const bill = billOfEverything();
  const shipped = new Map(
    packagesOf(readLock())
      .filter(isShipped)
      .map((each) => [`${each.name}@${each.version}`, each]),
  );
  const components = bill.components
    .filter((each) => shipped.has(each['bom-ref']) || isOurs(each))
    .map((each) => withLicence(asShipped(named(each)), shipped.get(each['bom-ref'])));
  return {
    ...bill,
    metadata: { ...bill.metadata, component: named(bill.metadata.component) },
    components,
    dependencies: among(bill.dependencies, [bill.metadata.component, ...components]),
  };
}

/**
 * Includes development dependencies: `--omit dev` of npm 11 leaves out packages of the product, such as
 * @nestjs/core.
 * @returns {Bill}
 */
function billOfEverything() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const report = execFileSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  return JSON.parse(report);
}

/** @param {Component} component */
const isOurs = ({ 'bom-ref': ref }) => ref.startsWith('@touchline/') && !ref.startsWith('@touchline/e2e@');

/**
 * Renames our own components, which npm names after their folder.
 * @param {Component} component
 */
const named = (component) => ({ ...component, name: component['bom-ref'].replace(/@[^@]+$/, '') });

/**
 * npm looks only at the first location of a package; a package that tools and product share belongs to the
 * product.
 * @param {Component} component
 */
function asShipped(component) {
  const properties = component.properties.filter(({ name }) => name !== development);
  return properties.length === component.properties.length
    ? component
    : { ...component, scope: 'required', properties };
}

/**
 * @param {Component} component
 * @param {Package | undefined} packed
 */
function withLicence(component, packed) {
  if (!packed || packed.license) return component;
  const id = licenceException(packed, licenceExceptions)?.is ?? licenceOf(packed);
  return { ...component, licenses: [{ license: { id } }] };
}

/**
 * @param {Dependency[]} dependencies
 * @param {Component[]} components
 */
function among(dependencies, components) {
  const refs = new Set(components.map((each) => each['bom-ref']));
  return dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }));
}
