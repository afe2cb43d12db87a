import { describe, expect, it } from 'vitest';
import { readDockerfile } from '../build/dockerfile.mjs';
import { env } from './process.mjs';
import { read } from '../checks/workspace.mjs';

const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
const last = readDockerfile(read('Dockerfile')).stages.at(-1)!;
const steps = (wanted: string) => last.steps.filter(({ word }) => word === wanted).map(({ rest }) => rest);

describe('a process of the server takes little memory', () => {
  it('as npm start begins it', () => {
    const { start } = JSON.parse(read('package.json')).scripts;
    expect(start).toBe(`exec env ${settings.join(' ')} node .tools/dev/start.mjs`);
  });

  it('as the image begins it', () => {
    expect(steps('ENV').join(' ').split(' ')).toEqual(expect.arrayContaining(settings));
  });
});
