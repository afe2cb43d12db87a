import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Deployment } from '../fixtures/deployment';
import { freePort } from './dev-server';

const root = join(import.meta.dirname, '../..');

/**
 * The built server with a build of the app that contains React's development build. A screen loads in a quarter of the dev server's
 * processor time, because its modules are bundled.
 */
export class DevelopmentBuild {
  private constructor(
    private readonly folder: string,
    private readonly deployment: Deployment,
  ) {}

  static async start(): Promise<DevelopmentBuild> {
    execFileSync(process.execPath, [join(root, '.tools/build/build-product.mjs')]);
    const folder = mkdtempSync(join(tmpdir(), 'touchline-development-'));
    symlinkSync(join(root, 'backend'), join(folder, 'backend'));
    const outDir = join(folder, 'frontend/dist');
    const options = ['--mode', 'development', '--logLevel', 'error', '--outDir', outDir];
    execFileSync('npx', ['vite', 'build', ...options], {
      cwd: join(root, 'frontend'),
      env: { ...process.env, NODE_ENV: 'development' },
    });
    const deployment = new Deployment(await freePort());
    await deployment.serve(folder);
    return new DevelopmentBuild(folder, deployment);
  }

  get url(): string {
    return this.deployment.origin;
  }

  async stop(): Promise<void> {
    await this.deployment.end();
    rmSync(this.folder, { recursive: true });
  }
}
