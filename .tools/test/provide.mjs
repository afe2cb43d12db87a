import { getuid } from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { findProgram } from '../dev/programs.mjs';
import { run } from '../dev/run.mjs';

/** What tests and the benchmark drive besides Node, and the package of Debian and Ubuntu that has it. */
const ofTests = [
  { what: 'Chromium', pack: 'chromium-headless-shell', find: chromiumPath },
  { what: 'Redis', pack: 'redis-server', find: () => findProgram('redis-server', 'valkey-server') },
  { what: 'nginx', pack: 'nginx-light', find: () => findProgram('nginx') },
  { what: 'pdftotext', pack: 'poppler-utils', find: () => findProgram('pdftotext') },
];

/** What only the benchmark drives. */
const ofBench = [{ what: 'wrk', pack: 'wrk', find: () => findProgram('wrk') }];

export const providePrograms = () => provide(ofTests);
export const provideForBench = () => provide(ofBench);

/**
 * As root on Debian or Ubuntu what is missing is installed; elsewhere one line says what to install.
 * @param {typeof ofTests} needed
 */
async function provide(needed) {
  const missing = needed.filter(({ find }) => !find());
  if (missing.length > 0 && getuid?.() === 0) {
    console.log(`Installing ${missing.map(({ what }) => what).join(', ')} ...`);
    const quiet = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0';
    const packs = missing.map(({ pack }) => pack).join(' ');
    await run(`${quiet} update && ${quiet} install -y ${packs} >/dev/null`);
  }
  const absent = needed.filter(({ find }) => !find()).map(({ pack }) => pack);
  if (absent.length === 0) return;
  console.error(
    `Some programs are needed: install them (Debian, Ubuntu: apt-get install ${absent.join(' ')}).`,
  );
  process.exit(1);
}
