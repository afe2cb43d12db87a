import { Navigation } from '../shared/navigation/navigation';
import { queryClient } from '../shared/query-client';
import { AppRouter } from './app-router';
import { keepFirstAnswer } from './first-answer';
import { lookAhead } from './look-ahead';
import { pageParts } from './page-parts';
import { readAhead } from './read-ahead';
import { loadScreen } from './load-screen';
import { takePlace } from './take-place';

/** The app behind the sign-in. What the server drew stays until the screen itself can take its place. */
export async function start(root: HTMLElement): Promise<void> {
  keepFirstAnswer(queryClient);
  void readAhead(queryClient, location.pathname);
  lookAhead(queryClient);
  const { load, stands } = pageParts(queryClient, location.pathname);
  const navigation = new Navigation(window, loadScreen);
  await Promise.all([navigation.open(), load().catch(() => undefined)]);
  takePlace(root, <AppRouter navigation={navigation} />, stands);
}
