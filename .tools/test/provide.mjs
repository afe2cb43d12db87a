import { getuid } from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { enginePrograms } from './engines.mjs';
import { findProgram } from '../dev/programs.mjs';
import { run } from '../dev/run.mjs';

/** What tests and the benchmark drive besides Node, and the package of Debian and Ubuntu that has it. */
const ofTests = [
  { pack: 'chromium-headless-shell', find: chromiumPath },
  { pack: 'redis-server', find: () => findProgram('redis-server', 'valkey-server') },
  { pack: 'nginx-light', find: () => findProgram('nginx') },
  { pack: 'poppler-utils', find: () => findProgram('pdftotext') },
];

/** What only the benchmark drives. */
const ofBench = [{ pack: 'wrk', find: () => findProgram('wrk') }];

/** Without these the journeys in other engines than Chromium are left out, which e2e/playwright.config.ts reports. */
const ofEngines = Object.values(enginePrograms).flat();

export const providePrograms = () => provide(ofTests, ofEngines);
export const provideForBench = () => provide(ofBench);

/**
 * As root on Debian or Ubuntu what is missing is installed; elsewhere one line says what to install.
 * @param {typeof ofTests} needed
 * @param {typeof ofEngines} [wanted] installed likewise, but not needed
 */
async function provide(needed, wanted = []) {
  const missing = [...needed, ...wanted].filter(({ find }) => !find()).map(({ pack }) => pack);
  if (missing.length > 0 && getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')} ...`);
    const quiet = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0';
    await run(
      `${quiet} update && ${quiet} install -y --no-install-recommends ${missing.join(' ')} >/dev/null`,
    );
  }
  const absent = needed.filter(({ find }) => !find()).map(({ pack }) => pack);
  if (absent.length === 0) return;
  console.error(
    `Some programs are needed: install them (Debian, Ubuntu: apt-get install ${absent.join(' ')}).`,
  );
  process.exit(1);
}
