import { describe, expect, it } from 'vitest';
import { advisoriesIn, joined } from './dependencies/audit.mjs';
import * as checks from './dependencies/checks.mjs';
import { type Package, packagesOf, readAdvisories, readLock, readManifest } from './dependencies/lock.mjs';
import * as rules from './dependencies/rules.mjs';

const [lock, manifest, known] = [readLock(), readManifest(), readAdvisories()];
const packages = packagesOf(lock);
console.log(
  `${known.advisories.length} advisories, as of ${known.asOf}: npm run advisories asks for newer ones.`,
);

/** Returns a valid package of a lock file with the given faults. */
const packed = (wrong: Partial<Package>): Package[] => {
  const { name = 'leftpad', ...rest } = wrong;
  const good = { version: '1.3.0', integrity: 'sha512-abc', license: 'MIT' };
  return packagesOf({ packages: { [`node_modules/${name}`]: { ...good, ...rest } } });
};

it('the lock file contains the packages that are checked', () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(packages.map(({ name }) => name)).toContain('@nestjs/core');
});

describe('licences', () => {
  it('are all accepted', () => {
    expect(checks.wrongLicences(packages, rules)).toEqual([]);
  });

  it.each([
    [
      packed({ license: 'GPL-3.0-only' }),
      'leftpad 1.3.0 has the licence GPL-3.0-only, which nobody agreed to',
    ],
    [packed({ license: undefined }), 'leftpad 1.3.0 has the licence none, which nobody agreed to'],
    [
      packed({ license: 'MIT OR GPL-2.0' }),
      'leftpad 1.3.0 has the licence MIT OR GPL-2.0, which nobody agreed to',
    ],
    [
      packed({ name: 'sharp', license: 'LGPL-3.0-or-later' }),
      'sharp 1.3.0 has the licence LGPL-3.0-or-later, which nobody agreed to',
    ],
    [
      packed({ name: 'pause', license: 'SSPL-1.0' }),
      'pause 1.3.0 has the licence SSPL-1.0, which nobody agreed to',
    ],
    [
      packed({ name: 'axe-core', license: 'MPL-2.0' }),
      'axe-core 1.3.0 has the licence MPL-2.0, which was agreed to for tools only, and is shipped',
    ],
  ])('%j is refused', (bad, sentence) => {
    expect(checks.wrongLicences(bad, rules)).toEqual([sentence]);
  });
});

describe('scripts that run while packages are installed', () => {
  const { allowScripts } = manifest;

  it('are those with a reason, and package.json says which may run', () => {
    expect(checks.wrongInstallScripts(packages, rules, manifest)).toEqual([]);
    expect(allowScripts['@scarf/scarf']).toBe(false);
  });

  it('are refused in a package that is not listed', () => {
    const bad = [...packages, ...packed({ hasInstallScript: true })];
    expect(checks.wrongInstallScripts(bad, rules, manifest)).toEqual([
      'leftpad runs a script when it is installed, which nobody agreed to',
    ]);
  });

  it('are all decided, and allowed only where needed', () => {
    const { nx, ...others } = allowScripts;
    const bad = { allowScripts: { ...others, leftpad: nx! } };
    expect(checks.wrongInstallScripts(packages, rules, bad)).toEqual([
      'nx is neither allowed nor refused its script in package.json',
      'leftpad is named in allowScripts without need or reason',
    ]);
  });
});

describe('sources', () => {
  it('have an integrity hash and no URL', () => {
    expect(checks.wrongSources(packages)).toEqual([]);
    expect(checks.wrongLinks(lock, manifest)).toEqual([]);
  });

  it.each([
    [{ integrity: undefined }, 'leftpad 1.3.0 has no sha512 to be checked by'],
    [{ integrity: 'sha1-abc' }, 'leftpad 1.3.0 has no sha512 to be checked by'],
    [{ resolved: 'https://example.com/leftpad.tgz' }, 'leftpad 1.3.0 names the address it came from'],
    [
      { version: 'git+ssh://example.com/leftpad' },
      'leftpad is of no certain version: git+ssh://example.com/leftpad',
    ],
  ])('%j is refused', (wrong, sentence) => {
    expect(checks.wrongSources(packed(wrong))).toEqual([sentence]);
  });

  it('refuse a link out of the workspace', () => {
    const bad = { packages: { 'node_modules/leftpad': { version: '', link: true, resolved: '../leftpad' } } };
    expect(checks.wrongLinks(bad, manifest)).toEqual([
      'node_modules/leftpad is a link to ../leftpad, which is no workspace',
    ]);
  });
});

describe('packages that must have a single version', () => {
  it('are installed once', () => {
    expect(checks.notSingle(packages, rules)).toEqual([]);
  });

  it('are refused when installed twice, and when missing', () => {
    const second = { name: 'react', version: '18.3.1', path: 'node_modules/a/node_modules/react' };
    const bad = [...packages.filter(({ name }) => name !== 'pg'), second];
    expect(checks.notSingle(bad, rules)).toEqual([
      expect.stringMatching(
        /^react must be there once: .+ Found: .+ in node_modules\/react, 18\.3\.1 in node_modules\/a\//,
      ),
      expect.stringMatching(/^pg must be there once: .+ Found: none$/),
    ]);
  });
});

describe('deprecated packages', () => {
  it('are those with a reason', () => {
    expect(checks.wrongDeprecations(packages, rules)).toEqual([]);
  });

  it('are refused without one, and an exception is refused without its package', () => {
    const bad = packed({ deprecated: 'Use String.prototype.padStart()' });
    expect(
      checks.wrongDeprecations(bad, { deprecated: { rightpad: 'Nobody has written another.' } }),
    ).toEqual([
      'leftpad 1.3.0 was given up by its makers: Use String.prototype.padStart()',
      'rightpad is excused as given up, and is not',
    ]);
  });
});

describe(`vulnerabilities known as of ${known.asOf}`, () => {
  it('are in no package of the product, and in none of its tools without a reason', () => {
    expect(checks.knownVulnerabilities(packages, rules, known)).toEqual([]);
  });

  it('have a date, and each a range, an id and a title', () => {
    expect(known.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { id, title, range } of known.advisories)
      expect([id, title, range]).toEqual([
        expect.stringMatching(/^(GHSA|CVE)-/),
        expect.stringMatching(/\w/),
        expect.stringMatching(/\d/),
      ]);
  });

  it.each([
    [{ name: 'dompurify', version: '3.4.12' }, 'dompurify 3.4.12 is in <=3.4.12 of GHSA-55q2-fjhq-7xh7: '],
    [{ name: 'dompurify', version: '3.4.12', dev: true }, 'dompurify 3.4.12 is in '],
    [
      { name: '@fastify/static', version: '10.1.2' },
      '@fastify/static 10.1.2 is in <10.1.3 of GHSA-423g-23ch-w7c6: ',
    ],
    [{ name: 'esbuild', version: '0.24.2-rc.1' }, 'esbuild 0.24.2-rc.1 is in <=0.24.2 of '],
    [{ name: 'dicer', version: '0.3.0' }, 'dicer 0.3.0 is in <=0.3.1 of '],
  ])('%j is refused', (bad, sentence) => {
    expect(checks.knownVulnerabilities(packed(bad), rules, known)).toEqual([
      expect.stringContaining(sentence),
    ]);
  });

  it('are accepted in listed tools', () => {
    const excused = packed({ name: 'dicer', version: '0.3.0', dev: true });
    expect(checks.knownVulnerabilities(excused, rules, known)).toEqual([]);
  });
});

describe('exceptions', () => {
  it('all apply to an installed package', () => {
    expect(checks.idleExceptions(packages, rules, known)).toEqual([]);
  });

  it('are refused when they no longer apply', () => {
    const gone = ['caniuse-lite', 'dicer'];
    const rest = packages.filter(({ name }) => !gone.includes(name));
    expect(checks.idleExceptions(rest, rules, known)).toEqual([
      'caniuse-lite is excused from nothing',
      'dicer is excused from nothing',
    ]);
  });
});

describe('npm run advisories', () => {
  const advisory = {
    id: 'GHSA-aaaa-bbbb-cccc',
    package: 'leftpad',
    range: '<1.3.1',
    title: 'Pads to the right',
  };

  it('reads the response of the registry, once for each vulnerable package', () => {
    const via = [
      { name: 'leftpad', range: '<1.3.1', title: advisory.title, url: `https://example.com/${advisory.id}` },
    ];
    const vulnerabilities = { leftpad: { via }, padded: { via: ['leftpad'] } };
    expect(advisoriesIn(JSON.stringify({ vulnerabilities }))).toEqual([advisory]);
  });

  it.each(['', '{"message":"405 Method Not Allowed"}'])('treats %j as a failed request', (report) => {
    expect(advisoriesIn(report)).toBeUndefined();
  });

  it('keeps known advisories, updated by the latest response', () => {
    const other = { ...advisory, id: 'GHSA-0000-0000-0000' };
    expect(joined([{ ...advisory, range: '<1.3.0' }, other], [advisory])).toEqual([other, advisory]);
  });
});
