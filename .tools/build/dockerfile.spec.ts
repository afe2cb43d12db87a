import { describe, expect, it } from 'vitest';
import { copies, readDockerfile } from './dockerfile.mjs';
import { read, tracked } from '../checks/workspace.mjs';

const { stages, defaults } = readDockerfile(read('Dockerfile'));
const last = stages.at(-1)!;
const allowed = [...read('.dockerignore').matchAll(/^!(.+)$/gm)].map(([, path]) => path);
const step = (wanted: string) => last.steps.findLast(({ word }) => word === wanted)?.rest;

describe('the image', () => {
  it('copies files that are in git and reach the build', () => {
    const sources = stages.flatMap(copies).flatMap(({ from, sources }) => (from ? [] : sources));
    expect(sources).toContain('backend');
    for (const source of sources) {
      expect([source, tracked(source)]).toEqual([source, true]);
      expect(allowed.some((path) => path === source || source.startsWith(`${path}/`))).toBe(true);
    }
  });

  it('copies the manifest of every workspace, so that the lock file matches', () => {
    const manifests = copies(stages[0]!).flatMap(({ sources }) => sources);
    for (const workspace of JSON.parse(read('package.json')).workspaces)
      expect(manifests).toContain(`${workspace}/package.json`);
  });

  it('copies only from earlier stages', () => {
    stages.forEach((stage, index) => {
      const before = stages.slice(0, index).map(({ name }) => name);
      for (const { from } of copies(stage)) if (from) expect(before).toContain(from);
      expect([...before, 'node:${NODE}']).toContain(stage.from);
    });
  });

  it('pins one version of Node that the packages support', () => {
    const [, major] = /^(\d+)\.\d+\.\d+-bookworm-slim$/.exec(defaults.get('NODE')!)!;
    expect(JSON.parse(read('package.json')).engines.node).toBe('>=20.19');
    expect(Number(major)).toBeGreaterThanOrEqual(22);
    expect(Number(major) % 2).toBe(0);
  });

  it('runs in production mode as a user without write access', () => {
    expect(step('USER')).toBe('node');
    const env = last.steps.filter(({ word }) => word === 'ENV').map(({ rest }) => rest);
    expect(env.join(' ')).toContain('NODE_ENV=production');
    expect(last.steps.findIndex(({ word }) => word === 'USER')).toBeGreaterThan(
      last.steps.findLastIndex(({ word }) => word === 'COPY'),
    );
  });

  it('starts the built server without installing or building', () => {
    const [program, ...args] = JSON.parse(step('CMD')!) as string[];
    const [main] = args.slice(-1);
    expect([program, main]).toEqual(['node', 'backend/dist/main.js']);
    expect(read('.tools/dev/start.mjs')).toContain(`'../../${main}'`);
    expect(copies(last)).toEqual([{ from: 'build', sources: ['/runtime'], target: './' }]);
    expect(last.steps.filter(({ word, rest }) => word === 'RUN' && /\bnp[mx]\b/.test(rest))).toEqual([]);
  });
});
