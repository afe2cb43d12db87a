import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';
import type { Bill } from './dependencies/bill-of-materials.mjs';
import { readLock } from './dependencies/lock.mjs';
import { read } from './workspace.mjs';

const { packages } = readLock();

/** Returns the path at which Node resolves a package from a location. */
function placeOf(name: string, from: string) {
  const places = from.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));
  return [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => packages[place],
  );
}

/**
 * Returns all packages that are required at run time from these locations, found by following their
 * dependencies.
 */
function neededBy(places: string[], found = new Set<string>()) {
  for (const place of places) {
    if (found.has(place)) continue;
    found.add(place);
    const { dependencies, optionalDependencies, link, resolved } = packages[place]!;
    const asked = Object.keys({ ...dependencies, ...optionalDependencies });
    neededBy(link ? [resolved!] : asked.flatMap((name) => placeOf(name, place) ?? []), found);
  }
  return [...found].filter((place) => place.includes('node_modules/') && !packages[place]?.link);
}

describe('the software bill of materials', () => {
  let text: string;
  let bill: Bill;
  const refs = () => new Set(bill.components.map((each) => each['bom-ref']));

  beforeAll(() => {
    execFileSync('node', ['.tools/checks/sbom.mjs'], { cwd: root });
    text = read('dist/sbom.cdx.json');
    bill = JSON.parse(text) as Bill;
  }, 60_000);

  it('is a CycloneDX document of an application, in a folder that is never committed', () => {
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) });
    expect(bill.metadata.component).toMatchObject({ name: 'touchline', type: 'application' });
    const ignored = execFileSync('git', ['check-ignore', 'dist/sbom.cdx.json'], { cwd: root });
    expect(ignored.toString()).toBe('dist/sbom.cdx.json\n');
  });

  it('names every package of server and app', () => {
    const needed = neededBy(['backend', 'frontend']);
    const expected = needed.map(
      (place) => `${place.split('node_modules/').at(-1)}@${packages[place]?.version}`,
    );
    expect(expected.length).toBeGreaterThan(300);
    expect(expected.filter((ref) => !refs().has(ref))).toEqual([]);
  });

  it('names no build or test tool', () => {
    const names = new Set(bill.components.map(({ name }) => name));
    const tools = ['oxlint', 'nx', 'playwright', 's3rver', 'storybook', 'vitest', '@touchline/e2e'];
    expect(tools.filter((name) => names.has(name))).toEqual([]);
    expect(text).not.toContain('cdx:npm:package:development');
  });

  it('names each package once, with licence and hash', () => {
    const others = bill.components.filter(({ name }) => !name.startsWith('@touchline/'));
    expect(others.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([]);
    expect(refs().size).toBe(bill.components.length);
  });

  it('refers only to components that it lists', () => {
    const known = new Set([...refs(), bill.metadata.component['bom-ref']]);
    const spoken = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(spoken.filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('contains neither machine paths nor the URLs of packages', () => {
    const addresses = text.match(/\b(?:https?|file|git|ssh):\/\/[^"]+/g);
    expect(addresses).toEqual([bill.$schema]);
    const paths = text.match(/"(?:\/|\.\.?\/|[A-Z]:\\)[^"]*"/g);
    expect(paths).toBeNull();
  });
});
