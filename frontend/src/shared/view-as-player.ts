import type { Call } from '@touchline/contract';

const query = { as: 'player' };

/**
 * True in a document that was opened with `?as=player`: it shows an editor what a player of the team sees. A document of its own, so that
 * no data of the user's own view is in its cache.
 */
export const viewsAsPlayer =
  typeof location !== 'undefined' && new URLSearchParams(location.search).get('as') === query.as;

/** Returns the address at which a page is viewed as a player does. */
export const playersViewOf = (path: string): string => `${path}?as=${query.as}`;

/** Returns the query that has the server answer a call as it does for a player, and refuse writes. */
export function asPlayer({ method, path }: Pick<Call, 'method' | 'path'>): typeof query | undefined {
  const isAboutTeam = method === 'GET' ? /:(team|page|play)Id\b/ : /:(team|page|play|comment)Id\b/;
  return viewsAsPlayer && isAboutTeam.test(path) ? query : undefined;
}
