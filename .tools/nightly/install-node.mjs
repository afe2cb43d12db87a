import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/**
 * Installs the platform-specific package that npm's `node` depends on: the binary alone, without an install
 * script. `lts` is the name of its long-term support line, or empty.
 * @param {string} version
 * @param {string} folder
 */
export function installNode(version, folder) {
  const pack = `node-${process.platform}-${process.arch}`;
  const prefix = join(folder, version);
  npm(folder, 'install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${pack}@${version}`);
  const path = join(prefix, 'node_modules', pack, 'bin', 'node');
  const said = spawnSync(path, ['-p', 'process.release.lts ?? ""'], { encoding: 'utf8' });
  if (said.status !== 0) throw new Error(`Node ${version} does not run here: ${said.stderr}`);
  return { version, path, lts: said.stdout.trim() };
}

/**
 * @param {string} folder
 * @param {string[]} args
 */
export function npm(folder, ...args) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}
