import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env as malloc } from '../../.tools/dev/process.mjs';

const START_MS = 120_000;

/** One origin and one data folder, served by one build after the other, as when a club updates Touchline. */
export class Deployment {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-old-tabs-'));
  private server: ChildProcess | undefined;

  constructor(private readonly port: number) {}

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  /** Stops the running build, if any, and starts the build of another workspace. */
  async serve(workspace: string): Promise<void> {
    await this.stopServer();
    if (await this.isReady()) throw new Error(`Another program serves ${this.origin}.`);
    const own = { TOUCHLINE_ROOT: workspace, DATA_DIR: this.folder, PORT: String(this.port) };
    this.server = spawn(process.execPath, [join(workspace, 'backend/dist/main.js')], {
      env: { ...process.env, ...malloc, ...own, SEED: 'demo', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const deadline = Date.now() + START_MS;
    while (!(await this.isReady())) {
      if (Date.now() > deadline || this.server.exitCode !== null)
        throw new Error(`The build in ${workspace} did not start.`);
      await pause(50);
    }
  }

  async end(): Promise<void> {
    await this.stopServer();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async stopServer(): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  }

  private isReady(): Promise<boolean> {
    return fetch(`${this.origin}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
