import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { copies, readDockerfile } from '../../.tools/build/dockerfile.mjs';
import { root } from '../../.tools/dev/run.mjs';
import { isWhole } from './reliability/figures';
import { dist, prepareDataDir, signIn, untilReady, useServers } from './process';

const { folder, run } = useServers(21_462);
const app = join(folder, 'app');
const { stages } = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const stageOf = (name: string) => stages.find((each) => each.name === name)!;
const commands = stageOf('packages').steps.map(({ rest }) => rest);

/** Runs the install command of the image. */
function install(): void {
  for (const source of copies(stageOf('manifests')).flatMap(({ sources }) => sources)) {
    mkdirSync(join(app, source, '..'), { recursive: true });
    cpSync(join(root, source), join(app, source));
  }
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  for (const command of commands) execFileSync('sh', ['-c', command], { cwd: app, env });
}

/** Links the packages that the install command of the image would install. */
function linkInstalled(): void {
  for (const command of commands) {
    const list = command.replace('npm ci', 'npm ls --all --parseable');
    const listed = execFileSync('sh', ['-c', list], { cwd: root, encoding: 'utf8' }).trim().split('\n');
    for (const path of listed.map((each) => relative(root, each)).filter(isOutermost)) {
      mkdirSync(join(app, path, '..'), { recursive: true });
      symlinkSync(join(root, path), join(app, path));
    }
  }
}

const isOutermost = (path: string) => path.split('node_modules/').length === 2;

it('the server runs with the packages of the image only', { timeout: 300_000 }, async () => {
  if (isWhole) install();
  else linkInstalled();
  expect(existsSync(join(app, 'node_modules/@nestjs/common'))).toBe(true);
  expect(existsSync(join(app, 'node_modules/vite'))).toBe(false);
  cpSync(dist, join(app, 'backend/dist'), { recursive: true });
  const main = join(app, 'backend/dist/main.js');
  const server = run(
    { NODE_ENV: 'production', DATA_DIR: prepareDataDir(join(folder, 'main')) },
    { through: () => `exec node --preserve-symlinks --preserve-symlinks-main ${main}` },
  );
  await untilReady(server);
  expect(await signIn(server)).toContain('=');
});
