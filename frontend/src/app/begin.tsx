import { placeOf } from '@touchline/contract';
import { applyStoredTheme } from '@touchline/ui-kit';
import { sayOn } from '../shared/go';
import { rememberTimeZone } from '../shared/time-zone';
import { cacheStyleSheetOnInput } from '../ssr/cache-style-sheet';

/** The app, for the address that is open. */
export async function begin(root: HTMLElement): Promise<void> {
  applyStoredTheme();
  rememberTimeZone();
  cacheStyleSheetOnInput();
  const isOutside = placeOf(location.pathname)?.isOpen;
  const { start } = await (isOutside ? import('./outside') : import('./inside'));
  await start(root);
  sayOn();
}
