import { existsSync } from 'node:fs';
import { arch, env } from 'node:process';
import { findProgram } from '../dev/programs.mjs';

const libraries = `/usr/lib/${arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const fileAt = (/** @type {string} */ path) => (existsSync(path) ? path : undefined);

/**
 * Returns the path of Firefox for tests: `FIREFOX_PATH`, or Debian's extended support release; undefined if
 * there is none.
 */
export const firefoxPath = () => env.FIREFOX_PATH ?? findProgram('firefox-esr');

/**
 * Programs for the journeys in Firefox and WebKit, with their Debian packages. All other steps run without
 * them.
 * @type {Record<'firefox' | 'webkit', { pack: string, find: () => string | undefined }[]>}
 */
export const enginePrograms = {
  firefox: [{ pack: 'firefox-esr', find: firefoxPath }],
  webkit: [
    { pack: 'webkit2gtk-driver', find: () => findProgram('WebKitWebDriver') },
    { pack: 'gir1.2-webkit2-4.1', find: () => fileAt(`${libraries}/girepository-1.0/WebKit2-4.1.typelib`) },
    { pack: 'python3-gi', find: () => fileAt('/usr/lib/python3/dist-packages/gi/__init__.py') },
    { pack: 'xvfb', find: () => findProgram('Xvfb') },
  ],
};

/**
 * Returns the missing packages of an engine.
 * @param {'firefox' | 'webkit'} engine
 */
export const missingPackages = (engine) =>
  enginePrograms[engine].filter(({ find }) => !find()).map(({ pack }) => pack);
