import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { env } from 'node:process';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import type { Size } from './tab';

/** Sends a command of the WebDriver protocol; throws on an error response. */
export type SendCommand = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

const askAt =
  (address: string): SendCommand =>
  async (method, path, body) => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: { error: string; message: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };

const noPseudoStyle = 'if (!pseudoStyle) return "";';
const noVisiblePseudo = 'if (pseudoStyle?.visibility !== "visible") return "";';

/**
 * Playwright's selector engine as a script that is injected into each document. It takes invisible text of `::before` and
 * `::after` for a part of an element's accessible name, which browsers leave out; the changed condition leaves it out, too.
 */
function selectorScript(): string {
  const index = createRequire(import.meta.url).resolve('ivya');
  const [, chunk = ''] = /from "(\.\/[^"]+)"/.exec(readFileSync(index, 'utf8')) ?? [];
  const published = readFileSync(join(dirname(index), chunk), 'utf8');
  expect(published, 'the condition that is changed').toContain(noPseudoStyle);
  const source = published.replace(/^export \{.*/m, '').replace(noPseudoStyle, noVisiblePseudo);
  return `${source}; window.playwrightSelectors = Ivya.create({ browser: 'webkit' });`;
}

/** Starts WebKitWebDriver on a virtual display, until this process exits. */
async function startDriver() {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-webkit-'));
  writeFileSync(join(folder, 'selectors.js'), selectorScript());
  // Xvfb selects a free display number and writes it to this file descriptor.
  const screen = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  process.once('exit', () => xvfb.kill());
  const [display] = (await once(xvfb.stdio[3] as Readable, 'data')) as [Buffer];
  const own = {
    DISPLAY: `:${String(display).trim()}`,
    HOME: folder,
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const port = Number(env.E2E_PORT) + 2;
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env: { ...env, ...own }, stdio: 'ignore' });
  process.once('exit', () => {
    driver.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  const ask = askAt(`http://127.0.0.1:${port}`);
  await expect(() => ask('GET', '/status')).toPass({ intervals: [50], timeout: 20_000 });
  return { ask, folder, address: `http://127.0.0.1:${port}/session` };
}

let driver: ReturnType<typeof startDriver> | undefined;

/** Opens a window of this size. The driver supports one session at a time, and therefore one window. */
export async function openWindow({ width, height }: Size): Promise<{ ask: SendCommand; folder: string }> {
  const { ask, folder, address } = await (driver ??= startDriver());
  const binary = join(import.meta.dirname, 'webkit-window.py');
  const options = { binary, args: [String(width), String(height), folder] };
  const alwaysMatch = { 'webkitgtk:browserOptions': options };
  const session = (await ask('POST', '/session', { capabilities: { alwaysMatch } })) as { sessionId: string };
  return { ask: askAt(`${address}/${session.sessionId}`), folder };
}
