import { getuid } from 'node:process';
import { chromiumPath } from './chromium.mjs';
import { run } from './run.mjs';

const howTo =
  'Tests need Chromium: install it (Debian, Ubuntu: apt-get install chromium) or set CHROMIUM_PATH.';

/** The path of a Chromium to drive; as root on Debian or Ubuntu it is installed when missing. */
export async function provideChromium() {
  const found = chromiumPath();
  if (found) return found;
  if (getuid?.() === 0) {
    console.log('Installing Chromium for the browser tests ...');
    const quiet = 'DEBIAN_FRONTEND=noninteractive apt-get -qq -o=Dpkg::Use-Pty=0';
    await run(`${quiet} update && ${quiet} install -y chromium >/dev/null`);
  }
  const installed = chromiumPath();
  if (!installed) {
    console.error(howTo);
    process.exit(1);
  }
  return installed;
}
