import { join } from 'node:path';
import { env, getuid } from 'node:process';
import { findProgram, isExecutable } from '../dev/programs.mjs';

/** Prefers the headless shell: journeys take little more than half the time with it. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];
const elsewhere = ['/Applications/Google Chrome.app/Contents/MacOS', '/snap/bin'];

/**
 * Returns the path of Chromium for tests: `CHROMIUM_PATH`, or the first one installed; undefined if there is
 * none.
 */
export function chromiumPath() {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const others = elsewhere.flatMap((folder) => names.map((name) => join(folder, name)));
  return findProgram(...names) ?? others.find(isExecutable);
}

/** Flags that keep Chromium quiet and offline; the sandbox does not work as root. */
export const chromiumArgs = [
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
