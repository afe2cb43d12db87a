import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDockerfile } from '../../.tools/build/dockerfile.mjs';
import { root } from '../../.tools/dev/run.mjs';
import { prepareDataDir, signIn, untilReady, useServers } from './process';

const { folder, run } = useServers(21_462);
const app = join(folder, 'app');
const { stages } = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const copyCommand = /node \S+copy-runtime\.mjs/.exec(
  stages.flatMap(({ steps }) => steps.map(({ rest }) => rest)).join('\n'),
)![0];

it('the server runs with the packages of the image only', { timeout: 300_000 }, async () => {
  execFileSync('sh', ['-c', `${copyCommand} ${app}`], { cwd: root });
  expect(existsSync(join(app, 'node_modules/pg'))).toBe(true);
  for (const name of ['vite', 'typescript', '@nestjs/common', '@touchline/contract'])
    expect([name, existsSync(join(app, 'node_modules', name))]).toEqual([name, false]);
  const server = run(
    { NODE_ENV: 'production', DATA_DIR: prepareDataDir(join(folder, 'main')) },
    { through: () => `exec node ${join(app, 'backend/dist/main.js')}` },
  );
  await untilReady(server);
  expect(await signIn(server)).toContain('=');
});
