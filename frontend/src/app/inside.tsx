import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { queryClient } from '../shared/query-client';
import { isToBeEdited, loadEditing } from './editing-of';
import { keepFirstAnswer } from './first-answer';
import { lookAhead } from './look-ahead';
import { readAhead } from './read-ahead';
import { routes } from './routes';
import { takePlace } from './take-place';
import { whenLoaded } from './when-loaded';

/** The app behind the sign-in. What the server drew stays until the screen itself can take its place. */
export async function start(root: HTMLElement): Promise<void> {
  keepFirstAnswer(queryClient);
  readAhead(queryClient, location.pathname);
  const router = createBrowserRouter(routes);
  lookAhead(router.routes, queryClient);
  const isEditing = isToBeEdited(queryClient, location.pathname);
  await Promise.all([whenLoaded(router), isEditing && loadEditing().catch(() => undefined)]);
  takePlace(root, <RouterProvider router={router} />);
}
