import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../shared/query-client';
import { keepFirstAnswer } from './first-answer';
import { lookAhead } from './look-ahead';
import { pageParts } from './page-parts';
import { readAhead } from './read-ahead';
import { routes } from './routes';
import { takePlace } from './take-place';
import { whenLoaded } from './when-loaded';

/** The app behind the sign-in. What the server drew stays until the screen itself can take its place. */
export async function start(root: HTMLElement): Promise<void> {
  keepFirstAnswer(queryClient);
  void readAhead(queryClient, location.pathname);
  const router = createBrowserRouter(routes);
  lookAhead(router.routes, queryClient);
  const { load, stands } = pageParts(queryClient, location.pathname);
  await Promise.all([whenLoaded(router), load().catch(() => undefined)]);
  takePlace(root, <RouterProvider router={router} />, stands);
}
