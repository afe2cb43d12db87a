import { existsSync } from 'node:fs';
import { arch, env } from 'node:process';
import { findProgram } from '../dev/programs.mjs';

const libraries = `/usr/lib/${arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const fileAt = (/** @type {string} */ path) => (existsSync(path) ? path : undefined);

/** The Firefox that tests drive: `FIREFOX_PATH`, or the extended support release of Debian; undefined when there is none. */
export const firefoxPath = () => env.FIREFOX_PATH ?? findProgram('firefox-esr');

/**
 * What the journeys in Firefox and WebKit need, and the package of Debian that has it. Everything else runs without.
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
 * The packages without which an engine cannot be driven.
 * @param {'firefox' | 'webkit'} engine
 */
export const missingPackages = (engine) =>
  enginePrograms[engine].filter(({ find }) => !find()).map(({ pack }) => pack);
