import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { root } from './run.mjs';

const stamp = join(root, 'node_modules', '.touchline-lock');

/** Installs the packages of the lock file, unless exactly these are installed. */
export function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages ...');
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_loglevel: 'error' };
  const { status, stdout, stderr } = spawnSync('npm', ['ci'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) {
    console.error(`The packages could not be installed.\n${stdout}${stderr}`);
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
