import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { Size } from './tab';

const running = new Set<ChildProcess>();

/** Ends a process and everything it started: each leads a process group. */
function end(child: ChildProcess): void {
  running.delete(child);
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

process.once('exit', () => running.forEach(end));

function start(program: string, args: string[], env: NodeJS.ProcessEnv = process.env): ChildProcess {
  const child = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  running.add(child);
  return child;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** One session of WebKitWebDriver in the protocol of the W3C, on a screen of its own. A driver has no second session. */
export class WebKitDriver {
  private readonly folder = mkdtempSync(join(tmpdir(), 'touchline-webkit-'));
  readonly downloads = join(this.folder, 'downloads');
  private readonly processes: ChildProcess[] = [];
  private address = '';

  static async open(size: Size): Promise<WebKitDriver> {
    const driver = new WebKitDriver();
    try {
      await driver.start(size);
      return driver;
    } catch (error) {
      await driver.close();
      throw error;
    }
  }

  private async start({ width, height }: Size) {
    mkdirSync(this.downloads);
    // Xvfb takes the first number that is free, and writes it to this file descriptor.
    const xvfb = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    this.processes.push(xvfb);
    const [display] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
    const port = await freePort();
    const own = {
      DISPLAY: `:${display.toString().trim()}`,
      HOME: this.folder,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    };
    const env = { ...process.env, ...own, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' };
    this.processes.push(start('WebKitWebDriver', [`--port=${port}`], env));
    const origin = `http://127.0.0.1:${port}`;
    const answers = () =>
      fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(answers, { message: 'WebKitWebDriver answers', intervals: [50] }).toBe(true);
    this.address = `${origin}/session`;
    const binary = join(import.meta.dirname, 'webkit-window.py');
    const options = { binary, args: [`${width}x${height}`, this.downloads] };
    const alwaysMatch = { browserName: 'WebKitWindow', 'webkitgtk:browserOptions': options };
    const { sessionId } = (await this.ask('POST', '', { capabilities: { alwaysMatch } })) as {
      sessionId: string;
    };
    this.address += `/${sessionId}`;
  }

  /** Sends a command of the session; a refusal of the driver is an error. */
  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(this.address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  }

  async close() {
    await this.ask('DELETE', '').catch(() => undefined);
    this.processes.forEach(end);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
