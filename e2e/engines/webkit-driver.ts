import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Size } from './tab';
import { until } from './until';

const running = new Set<ChildProcess>();

/** Ends a process and everything it started: each leads a process group. */
function end(child: ChildProcess): void {
  running.delete(child);
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

process.once('exit', () => running.forEach(end));

function start(program: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess {
  const stdio = ['ignore', 'ignore', 'ignore', 'pipe'] as const;
  const child = spawn(program, args, { detached: true, stdio: [...stdio], env: { ...process.env, ...env } });
  running.add(child);
  return child;
}

/** A screen without a monitor. Xvfb takes the first number that is free and writes it to the file descriptor it is given. */
export class Display {
  private constructor(
    private readonly xvfb: ChildProcess,
    readonly name: string,
  ) {}

  static async open(): Promise<Display> {
    const xvfb = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    const [number] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
    return new Display(xvfb, `:${number.toString().trim()}`);
  }

  close() {
    end(this.xvfb);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Answer {
  value: unknown;
}

/** One session of WebKitWebDriver in the protocol of the W3C. A driver has one session, so each user gets a driver. */
export class WebKitDriver {
  private session = '';

  private constructor(
    private readonly driver: ChildProcess,
    private readonly origin: string,
    private readonly folder: string,
  ) {
    mkdirSync(this.downloads);
  }

  get downloads() {
    return join(this.folder, 'downloads');
  }

  static async open(display: Display, { width, height }: Size): Promise<WebKitDriver> {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-webkit-'));
    const port = await freePort();
    const driver = start('WebKitWebDriver', [`--port=${port}`], {
      DISPLAY: display.name,
      HOME: folder,
      NO_AT_BRIDGE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    });
    const opened = new WebKitDriver(driver, `http://127.0.0.1:${port}`, folder);
    await until(
      () => 'WebKitWebDriver answers',
      () =>
        fetch(`${opened.origin}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
    );
    const binary = join(import.meta.dirname, 'webkit-window.py');
    const options = { binary, args: [`${width}x${height}`, opened.downloads] };
    const alwaysMatch = { browserName: 'WebKitWindow', 'webkitgtk:browserOptions': options };
    const { sessionId } = (await opened.ask('POST', '', { capabilities: { alwaysMatch } })) as {
      sessionId: string;
    };
    opened.session = `/${sessionId}`;
    await opened.ask('POST', '/timeouts', { script: 30_000 });
    return opened;
  }

  /** Sends a command of the session; a refusal of the driver is an error. */
  async ask(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.origin}/session${this.session}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const { value } = (await answer.json()) as Answer;
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${method} ${path}: ${error}: ${message}`);
  }

  async close() {
    await this.ask('DELETE', '').catch(() => undefined);
    end(this.driver);
    rmSync(this.folder, { recursive: true, force: true });
  }
}
