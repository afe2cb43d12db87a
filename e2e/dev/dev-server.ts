import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Runs `npm run dev` in a copy of the workspace. */
export class DevServer {
  private output = '';

  private constructor(
    readonly folder: string,
    readonly url: string,
    private readonly npm: ChildProcess,
  ) {
    for (const stream of [npm.stdout, npm.stderr])
      stream?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
  }

  static async start(folder: string): Promise<DevServer> {
    const port = await freePort();
    const { PATH, HOME, TMPDIR } = process.env;
    const env = { PATH, HOME, TMPDIR, PORT: String(port) };
    const npm = spawn('npm', ['run', 'dev'], { cwd: folder, env, detached: true, stdio: 'pipe' });
    return new DevServer(folder, `http://localhost:${port}`, npm);
  }

  /** The printed lines, without empty ones and npm's own. */
  get lines(): string[] {
    return this.output.split('\n').filter((line) => line.trim() && !line.startsWith('> '));
  }

  async prints(text: string, timeout: number): Promise<void> {
    await expect.poll(() => this.output, { timeout, intervals: [50] }).toContain(text);
  }

  /** Replaces a part of a source file, as saving in an editor does; returns a function that undoes it. */
  edit(path: string, text: string, instead: string): () => void {
    const file = join(this.folder, path);
    const before = readFileSync(file, 'utf8');
    expect(before, path).toContain(text);
    writeFileSync(file, before.replace(text, instead));
    return () => writeFileSync(file, before);
  }

  add(path: string, content: string): void {
    writeFileSync(join(this.folder, path), content);
  }

  /** Presses Ctrl+C and waits for npm, which exits after the server, by the signal. */
  async stop(): Promise<void> {
    const { exitCode, signalCode, pid } = this.npm;
    if (exitCode !== null || signalCode !== null || !pid) return;
    const exited = once(this.npm, 'exit');
    process.kill(-pid, 'SIGINT');
    await exited;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
