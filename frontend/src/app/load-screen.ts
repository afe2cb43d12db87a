import { matchRoutes } from 'react-router-dom';
import { routes } from './routes';

/** Loads the code of a route and of its layouts; returns undefined if it is loaded. */
export function loadScreen(pathname: string): Promise<unknown> | undefined {
  const missing = (matchRoutes(routes, pathname) ?? []).flatMap(({ route }) =>
    typeof route.lazy === 'function' && !route.Component ? { route, load: route.lazy } : [],
  );
  if (missing.length === 0) return undefined;
  return Promise.all(
    missing.map(async ({ route, load }) => {
      route.Component = (await load()).Component;
    }),
  );
}
