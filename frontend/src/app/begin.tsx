import { placeOf } from '@touchline/contract';
import { applyStoredTheme } from '@touchline/ui-kit';
import { sayOn } from '../shared/go';
import { rememberTimeZone } from '../shared/time-zone';
import { wholeSheetInTime } from '../shared/whole-sheet';

/** The app, for the address that is open. */
export async function begin(root: HTMLElement): Promise<void> {
  applyStoredTheme();
  rememberTimeZone();
  wholeSheetInTime();
  const isOutside = placeOf(location.pathname)?.isOpen;
  const { start } = await (isOutside ? import('./outside') : import('./inside'));
  await start(root);
  sayOn();
}
