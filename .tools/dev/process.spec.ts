import { describe, expect, it } from 'vitest';
import { readDockerfile } from '../build/dockerfile.mjs';
import { env } from './process.mjs';
import { read } from '../checks/workspace.mjs';

const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
const last = readDockerfile(read('Dockerfile')).stages.at(-1)!;
const steps = (wanted: string) => last.steps.filter(({ word }) => word === wanted).map(({ rest }) => rest);

describe('the memory settings of a server process', () => {
  it('are set by npm start', () => {
    const { start } = JSON.parse(read('package.json')).scripts;
    expect(start).toBe(`exec env ${settings.join(' ')} node .tools/dev/start.mjs`);
  });

  it('are set by the image', () => {
    expect(steps('ENV').join(' ').split(' ')).toEqual(expect.arrayContaining(settings));
  });
});
