import { appTexts, placeOf } from '@touchline/contract';
import { applyStoredTheme } from '@touchline/ui-kit';
import { sayOn } from '../shared/go';

applyStoredTheme();
const root = document.getElementById('root');
if (root) {
  const isOutside = placeOf(location.pathname)?.isOpen;
  const app = isOutside ? import('./outside') : import('./inside');
  app.then(({ start }) => start(root)).then(sayOn, () => sayBroken(root));
}

/** The app's own code could not be loaded or started, so this is said without it. */
function sayBroken(root: Element): void {
  const again = Object.assign(document.createElement('button'), { textContent: appTexts.tryAgain });
  again.addEventListener('click', () => location.reload());
  root.prepend(appTexts.failed, ' ', again);
}
