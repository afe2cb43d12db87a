import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from './run.mjs';

const stamp = join(root, 'node_modules', '.touchline-lock');

/** Installs the packages of the lock file, unless exactly these are installed. */
export async function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages ...');
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', npm_config_loglevel: 'error' };
  try {
    await promisify(execFile)('npm', ['ci'], { cwd: root, env, maxBuffer: Infinity });
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
    console.error(`The packages could not be installed.\n${stdout}${stderr}`);
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
