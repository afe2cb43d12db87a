import { appTexts } from '@touchline/contract';

const root = document.getElementById('root');
if (root) {
  const started = painted(root).then(() => import('./app/bootstrap'));
  started.then(({ bootstrap }) => bootstrap(root)).catch(() => showStartError(root));
}

/** Resolves after the first paint of the server-rendered document: starting the app takes a phone some tenths of a second. */
function painted({ dataset }: HTMLElement): Promise<void> {
  if (dataset.ssr === undefined || document.hidden) return Promise.resolve();
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}

/** Shows an error without React, because the code of the app failed to load or to start. */
function showStartError(root: Element): void {
  const again = Object.assign(document.createElement('button'), { textContent: appTexts.tryAgain });
  again.addEventListener('click', () => location.reload());
  root.prepend(appTexts.failed, ' ', again);
}
