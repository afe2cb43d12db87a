import { getuid } from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { enginePrograms } from './engines.mjs';
import { findProgram } from '../dev/programs.mjs';
import { run } from '../dev/run.mjs';

/** @typedef {{ pack: string, find: () => string | undefined }} Program */

/** Programs that tests and the benchmark need besides Node, with their packages in Debian and Ubuntu. */
const ofTests = [
  { pack: 'chromium-headless-shell', find: chromiumPath },
  { pack: 'redis-server', find: () => findProgram('redis-server', 'valkey-server') },
  { pack: 'pgbouncer', find: () => findProgram('pgbouncer') },
  { pack: 'nginx-light', find: () => findProgram('nginx') },
  { pack: 'poppler-utils', find: () => findProgram('pdftotext') },
  { pack: 'libimage-exiftool-perl', find: () => findProgram('exiftool') },
  { pack: 'ffmpeg', find: () => findProgram('ffmpeg') },
  { pack: 'libheif-examples', find: () => findProgram('heif-enc') },
];

/** Programs that only the benchmark needs. */
const ofBench = [{ pack: 'wrk', find: () => findProgram('wrk') }];

/** Programs that build and run the image without a container engine. */
const ofImage = [
  { pack: 'buildah', find: () => findProgram('buildah') },
  { pack: 'debootstrap', find: () => findProgram('debootstrap') },
];

/** Without these the journeys in Firefox and WebKit are skipped, which e2e/playwright.config.ts reports. */
const ofEngines = Object.values(enginePrograms).flat();

export const providePrograms = () => provide(ofTests, ofEngines);
export const provideForBench = () => provide(ofBench);
export const provideForImage = () => provide(ofImage);

/**
 * Installs missing packages as root on Debian or Ubuntu; elsewhere prints one line that names them.
 * @param {Program[]} needed
 * @param {Program[]} [wanted] installed likewise, but not needed; Ubuntu has not all of them
 */
async function provide(needed, wanted = []) {
  if (getuid?.() === 0 && missingOf([...needed, ...wanted]).length > 0) {
    await run(`${apt} update`);
    await install(missingOf(needed));
    await install(missingOf(wanted), '--no-install-recommends');
  }
  const absent = missingOf(needed);
  if (absent.length === 0) return;
  console.error(
    `Some programs are needed: install them (Debian, Ubuntu: apt-get install ${absent.join(' ')}).`,
  );
  process.exit(1);
}

const apt = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0';

/** @param {Program[]} programs */
const missingOf = (programs) => programs.filter(({ find }) => !find()).map(({ pack }) => pack);

/**
 * @param {string[]} packs
 * @param {string} [options]
 */
async function install(packs, options = '') {
  if (packs.length === 0) return;
  console.log(`Installing ${packs.join(', ')} ...`);
  await run(`${apt} install -y ${options} ${packs.join(' ')} >/dev/null`);
}
