import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxConf } from '../../.tools/test/nginx-conf.mjs';
import { findProgram } from '../../.tools/dev/programs.mjs';
import { removeFolder } from './remove-folder';

/** nginx with the configuration of docker-compose.yml in front of local web processes. */
export class Proxy {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-proxy-'));
  private child: ChildProcess | undefined;
  readonly origin: string;

  constructor(
    private readonly port: number,
    private readonly webs: number[],
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  start(): this {
    const program = findProgram('nginx');
    if (!program) throw new Error('nginx is not installed');
    const { port, webs, folder } = this;
    const conf = join(folder, 'nginx.conf');
    chmodSync(folder, 0o755);
    writeFileSync(conf, nginxConf({ port, webs, folder }));
    const options = ['-c', conf, '-e', 'stderr', '-g', 'daemon off;'];
    this.child = spawn(program, options, { stdio: 'ignore' });
    return this;
  }

  async stop(): Promise<void> {
    if (this.child) {
      const ended = once(this.child, 'close');
      this.child.kill('SIGTERM');
      await ended;
    }
    removeFolder(this.folder);
  }
}
