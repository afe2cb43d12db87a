import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

const missingRoutes = (pathname: string) =>
  (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' && !route.Component ? { route, load: route.lazy } : [],
  );

/** False also if the code of the route or of its layouts failed to load: an error is shown in place of the screen. */
export const isScreenLoaded = (pathname: string) => missingRoutes(pathname).length === 0;

/** Loads the code of a route and of its layouts; returns undefined if it is loaded. */
export function loadScreen(pathname: string): Promise<unknown> | undefined {
  const missing = missingRoutes(pathname);
  if (missing.length === 0) return undefined;
  return Promise.all(
    missing.map(async ({ route, load }) => {
      route.Component = (await load()).Component;
    }),
  );
}
