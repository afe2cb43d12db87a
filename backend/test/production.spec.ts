import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { copies, readDockerfile } from '../../.tools/build/dockerfile.mjs';
import { root } from '../../.tools/dev/run.mjs';
import { signIn, untilReady, useServers } from './process';

const { folder, dist, run } = useServers(21_462);
const app = join(folder, 'app');
const { stages } = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));

/** Carries out the stage of the image that installs its packages, here. */
function installAsTheImageDoes(): void {
  const [manifests, packages] = ['manifests', 'packages'].map((name) =>
    stages.find((each) => each.name === name)!,
  );
  for (const source of copies(manifests!).flatMap(({ sources }) => sources)) {
    mkdirSync(dirname(join(app, source)), { recursive: true });
    cpSync(join(root, source), join(app, source));
  }
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  for (const { rest } of packages!.steps) execFileSync('sh', ['-c', rest], { cwd: app, env });
}

it('the server runs with the packages of the image alone', { timeout: 300_000 }, async () => {
  installAsTheImageDoes();
  expect(existsSync(join(app, 'node_modules/vite'))).toBe(false);
  cpSync(dist, join(app, 'backend/dist'), { recursive: true });
  const main = join(app, 'backend/dist/main.js');
  const server = run({ NODE_ENV: 'production' }, { through: () => `exec node ${main}` });
  await untilReady(server);
  expect(await signIn(server)).toContain('=');
});
