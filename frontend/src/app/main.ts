import { appTexts } from '@touchline/contract';

const root = document.getElementById('root');
if (root) {
  const started = painted(root).then(() => import('./bootstrap'));
  started.then(({ bootstrap }) => bootstrap(root)).catch(() => showStartError(root));
}

/** What the server drew is seen before the app's own work begins, which takes a phone some tenths of a second. */
function painted({ dataset }: HTMLElement): Promise<void> {
  if (dataset.ssr === undefined || document.hidden) return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** The app's own code could not be loaded or started, so this is said without it. */
function showStartError(root: Element): void {
  const again = Object.assign(document.createElement('button'), { textContent: appTexts.tryAgain });
  again.addEventListener('click', () => location.reload());
  root.prepend(appTexts.failed, ' ', again);
}
