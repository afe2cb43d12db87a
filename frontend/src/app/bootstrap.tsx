import { matchRoute } from '@touchline/contract';
import { applyStoredTheme } from '@touchline/ui-kit';
import { restoreToast } from '../shared/hard-navigate';
import { rememberTimeZone } from '../shared/time-zone';
import { cacheStyleSheetOnInput } from '../ssr/cache-style-sheet';

/** Loads and starts the part of the app that the current address needs, signed in or signed out. */
export async function bootstrap(root: HTMLElement): Promise<void> {
  applyStoredTheme();
  rememberTimeZone();
  cacheStyleSheetOnInput();
  const isPublic = matchRoute(location.pathname)?.isPublic;
  const { start } = await (isPublic ? import('./signed-out-app') : import('./signed-in-app'));
  await start(root);
  restoreToast();
}
