import { join } from 'node:path';
import { env, getuid } from 'node:process';
import { findProgram, isExecutable } from '../dev/programs.mjs';

/** The first is Chromium without its windows: journeys take it little more than half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS', '/snap/bin'];

/** The Chromium that tests drive: `CHROMIUM_PATH`, or the first one installed; undefined when there is none. */
export function chromiumPath() {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const others = elsewhere.flatMap((folder) => names.map((name) => join(folder, name)));
  return findProgram(...names) ?? others.find(isExecutable);
}

/** Flags that keep Chromium quiet and offline; the sandbox cannot run as root. */
export const chromiumArgs = [
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
