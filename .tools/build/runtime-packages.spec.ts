import { describe, expect, it } from 'vitest';
import { runtimePackages } from './runtime-packages.mjs';
import { read } from '../checks/workspace.mjs';

describe('the packages that run beside the build', () => {
  it('are the imported ones and all that they depend on, where Node finds them', () => {
    const packages = {
      'backend/node_modules/a': { dependencies: { b: '1' }, optionalDependencies: { c: '1' } },
      'node_modules/a': { dependencies: { unused: '1' } },
      'node_modules/b': {
        peerDependencies: { d: '1', e: '1' },
        peerDependenciesMeta: { e: { optional: true } },
      },
      'node_modules/b/node_modules/d': { dependencies: { b: '1' } },
      'node_modules/d': {},
      'node_modules/e': {},
      'node_modules/unused': {},
    };
    expect(runtimePackages(packages, { names: ['a'], from: 'backend' })).toEqual([
      'backend/node_modules/a',
      'node_modules/b',
      'node_modules/b/node_modules/d',
    ]);
    expect(() => runtimePackages(packages, { names: ['z'], from: 'backend' })).toThrow('no package z');
  });

  it('leave out those that are part of the build', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const places = runtimePackages(packages, { names: ['pg', 'sharp', 'pdfkit'], from: 'backend' });
    expect(places).toContain('node_modules/pg-protocol');
    expect(places).toContain('node_modules/@img/sharp-linux-x64');
    expect(places.filter((place) => /typescript|@nestjs|typeorm/.test(place))).toEqual([]);
  });
});
