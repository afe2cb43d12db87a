/**
 * `npm run nightly -- image` builds the image of the Dockerfile with buildah, which needs no container engine, and
 * runs journeys against a container of it; `image:admin,bin` runs these journeys. It runs as root on Debian. The
 * base image is made of Debian and the Node of npm, under the name that the Dockerfile gives it. Settings of npm and
 * certificates of this machine are mounted while the image is built.
 */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDockerfile } from '../build/dockerfile.mjs';
import { root, run } from '../dev/run.mjs';
import { provideForImage } from '../test/provide.mjs';
import { installNode } from './install-node.mjs';

const image = 'localhost/touchline:nightly';
const userOfImage = 1000;
const ofEachArea = ['journeys/specification-page', 'journeys/pictures', 'journeys/printing'];
const wanted = process.argv.slice(2);

await provideForImage();
const { stages, defaults } = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const tag = defaults.get('NODE') ?? '';
const command = JSON.parse(stages.at(-1)?.steps.findLast(({ word }) => word === 'CMD')?.rest ?? '[]').join(
  ' ',
);
const folder = mkdtempSync(join(tmpdir(), 'touchline-image-'));
process.env.STORAGE_DRIVER = 'vfs';
try {
  makeBaseImage();
  buildImage();
  process.exitCode = await runJourneys(wanted.length > 0 ? wanted : ofEachArea);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Makes `node:<version>-<release>-slim` of Debian's smallest system, Node and npm, and the user `node`. */
function makeBaseImage() {
  const [version = '', release = ''] = tag.split('-');
  const system = join(folder, 'base');
  call('debootstrap', '--variant=minbase', release, system);
  const node = installNode(version, folder);
  cpSync(node.path, join(system, 'usr/local/bin/node'));
  addNpm(system);
  call('chroot', system, 'groupadd', '--gid', String(userOfImage), 'node');
  call('chroot', system, 'useradd', '--uid', String(userOfImage), '--gid', 'node', '--create-home', 'node');
  const container = call('buildah', 'from', 'scratch');
  call('buildah', 'add', '--quiet', container, system, '/');
  call('buildah', 'commit', '--quiet', '--rm', container, `docker.io/library/node:${tag}`);
  rmSync(system, { recursive: true });
  console.log(`The base image has Node ${node.version}.`);
}

/** @param {string} system */
function addNpm(system) {
  const prefix = join(folder, 'npm');
  call('npm', 'install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', 'npm@11');
  const modules = join(system, 'usr/local/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(join(prefix, 'node_modules/npm'), join(modules, 'npm'), { recursive: true, verbatimSymlinks: true });
  for (const name of ['npm', 'npx'])
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(system, 'usr/local/bin', name));
}

function buildImage() {
  const settings = call('npm', 'config', 'get', 'globalconfig');
  const mounts = [
    [settings, '/usr/local/etc/npmrc'],
    ['/etc/ssl/certs', '/etc/ssl/certs'],
  ].filter(([path = '']) => existsSync(path));
  const volumes = mounts.flatMap(([from, to]) => ['--volume', `${from}:${to}:ro`]);
  call(
    'buildah',
    'bud',
    '--isolation',
    'chroot',
    '--pull-never',
    '--format',
    'docker',
    ...volumes,
    '--tag',
    image,
    '.',
  );
  console.log(`The image has ${sizeOf(image)}, its base ${sizeOf(`docker.io/library/node:${tag}`)}.`);
}

/** @param {string} name */
function sizeOf(name) {
  return call('buildah', 'images', '--format', '{{.Size}}', name);
}

/**
 * Runs journeys against a server in a container of the image, which shares the network and the data folder with this
 * machine.
 * @param {string[]} names
 */
async function runJourneys(names) {
  const container = call('buildah', 'from', '--pull-never', image);
  const data = join(folder, 'data');
  mkdirSync(data);
  chownSync(data, userOfImage, userOfImage);
  chmodSync(folder, 0o755);
  const values = 'HOST=127.0.0.1 PORT=$PORT DATA_DIR=/data SEED=demo LOG_LEVEL=warn'.split(' ');
  const settings = values.map((value) => `--env ${value}`).join(' ');
  const server = `buildah run --isolation chroot ${settings} --volume ${data}:/data ${container} -- ${command}`;
  try {
    return await run(
      `npx playwright test --config e2e --project=chromium --reporter=list ${names.join(' ')}`,
      {
        env: { ...process.env, E2E_SERVER: server, E2E_DATA_DIR: data },
      },
    );
  } finally {
    call('buildah', 'rm', container);
  }
}

/**
 * Runs a program and returns its output; throws with its errors if it fails.
 * @param {string} program
 * @param {string[]} args
 */
function call(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.slice(0, 2).join(' ')} failed: ${stderr}${stdout.slice(-4000)}`);
  return stdout.trim();
}
