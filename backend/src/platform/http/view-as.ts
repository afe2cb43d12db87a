import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** The request is answered by the policies of a player of the team. */
    viewsAsPlayer?: boolean;
  }
}

const inTeam = /:(teamId|pageId|playId)\b/;

/** Returns true if a call can be answered as to a player of the team. */
export const hasPlayersView = (method: string, path: string): boolean =>
  method === 'GET' && inTeam.test(path);

/**
 * Takes `as=player` out of the query, before statements and handlers read it. Refuses it for writes, and for calls without a team, which
 * have no player's view. `Access` refuses it for users who do not edit the team.
 */
export function takeViewAs(request: FastifyRequest): void {
  const query = request.query as { as?: unknown };
  if (query.as === undefined) return;
  if (query.as !== 'player') throw new Refusal('bad_request');
  const route = request.routeOptions.url ?? '';
  if (!hasPlayersView(request.method, route)) throw new Refusal('forbidden');
  delete query.as;
  request.viewsAsPlayer = true;
}
