import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../dev/run.mjs';
import type { Bill } from './dependencies/bill-of-materials.mjs';
import { readLock } from './dependencies/lock.mjs';
import { read } from './workspace.mjs';

const { packages } = readLock();

/** Where Node finds a package that is asked for at a place. */
function placeOf(name: string, from: string) {
  const places = from.split('/').map((_, index, parts) => parts.slice(0, parts.length - index).join('/'));
  return [...places.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`].find(
    (place) => packages[place],
  );
}

/** Everything that these places need when they run, found by following what they ask for. */
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

  it('names every package that server and app are made of', () => {
    const needed = neededBy(['backend', 'frontend']);
    const expected = needed.map(
      (place) => `${place.split('node_modules/').at(-1)}@${packages[place]?.version}`,
    );
    expect(expected.length).toBeGreaterThan(300);
    expect(expected.filter((ref) => !refs().has(ref))).toEqual([]);
  });

  it('names no tool of builders and testers', () => {
    const names = new Set(bill.components.map(({ name }) => name));
    const tools = ['oxlint', 'nx', 'playwright', 's3rver', 'storybook', 'vitest', '@touchline/e2e'];
    expect(tools.filter((name) => names.has(name))).toEqual([]);
    expect(text).not.toContain('cdx:npm:package:development');
  });

  it('names licence and hash of each, and each once', () => {
    const others = bill.components.filter(({ name }) => !name.startsWith('@touchline/'));
    expect(others.filter(({ licenses, hashes }) => !licenses?.length || !hashes?.length)).toEqual([]);
    expect(refs().size).toBe(bill.components.length);
  });

  it('speaks of nothing that it does not name', () => {
    const known = new Set([...refs(), bill.metadata.component['bom-ref']]);
    const spoken = bill.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]);
    expect(spoken.filter((ref) => !known.has(ref))).toEqual([]);
  });

  it('tells neither where it was made nor where packages came from', () => {
    const addresses = text.match(/\b(?:https?|file|git|ssh):\/\/[^"]+/g);
    expect(addresses).toEqual([bill.$schema]);
    const paths = text.match(/"(?:\/|\.\.?\/|[A-Z]:\\)[^"]*"/g);
    expect(paths).toBeNull();
  });
});
