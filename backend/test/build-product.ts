import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../.tools/dev/run.mjs';

/** Builds the product for all suites that start the server as a process, unless the build is up to date. */
export function setup(): void {
  execFileSync(process.execPath, [join(root, '.tools/build/build-product.mjs')], { stdio: 'inherit' });
}
