/** Builds another commit of the product in a folder of its own. */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../dev/run.mjs';

const projects = ['backend', 'frontend'];

/**
 * Clones the workspace at a commit into a temporary folder, builds server and app there, and returns the
 * folder. Packages are linked from this workspace if the lock files are equal, otherwise installed.
 * @param {string} commit
 */
export function buildOfCommit(commit) {
  const hash = git(root, 'rev-parse', '--verify', `${commit}^{commit}`);
  const workspace = realpathSync(mkdtempSync(join(tmpdir(), 'touchline-build-')));
  git(root, 'clone', '--quiet', '--shared', '--no-checkout', root, workspace);
  git(workspace, 'checkout', '--quiet', '--detach', hash);
  if (isSameLock(workspace)) {
    for (const folder of ['.', 'backend', 'frontend', 'ui-kit'])
      linkPackages(join(root, folder, 'node_modules'), join(workspace, folder, 'node_modules'));
  } else run('npm', ['ci', '--no-audit', '--no-fund'], workspace);
  for (const project of projects) run('npm', ['run', 'build', '-w', `@touchline/${project}`], workspace);
  return workspace;
}

/**
 * Links each package. Links to the workspace's own projects are relative, and therefore resolve to the
 * projects in the new folder.
 * @param {string} from
 * @param {string} to
 */
export function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) {
    if (name === '@touchline')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (name.startsWith('@')) linkPackages(join(from, name), join(to, name));
    else if (name === '.bin' || !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}

/** @param {string} workspace */
function isSameLock(workspace) {
  const [own, other] = [root, workspace].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  return own === other;
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
function git(folder, ...args) {
  return run('git', args, folder).trim();
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {string} folder
 */
function run(command, args, folder) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
