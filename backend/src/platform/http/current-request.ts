import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSafe } from './same-origin';

/** Origin of a request that may write. Empty in jobs and in reads. */
export interface CurrentRequest {
  /** Id of the browser tab (`x-tab-id`). */
  tab?: string;
  /** IP address of the client, as reported by trusted proxies. */
  address?: string;
  userAgent?: string;
  /** The signed-in user; undefined in calls that need no session. */
  readonly userId?: number;
}

const requests = new AsyncLocalStorage<CurrentRequest>();
const tabPattern = /^[\w-]{1,40}$/;
const accountIdPattern = /^\d{1,10}$/;
const MAX_USER_AGENT_CHARS = 300;
const nothing: CurrentRequest = {};

export const currentRequest = (): CurrentRequest => requests.getStore() ?? nothing;

/** Returns the id of the browser tab that made a request. */
export function tabOf(headers: IncomingHttpHeaders): string | undefined {
  const tab = headers['x-tab-id'];
  return typeof tab === 'string' && tabPattern.test(tab) ? tab : undefined;
}

/** Returns the id of the account that a tab of the app makes its calls for; other clients name none. */
export function accountOf(headers: IncomingHttpHeaders): number | undefined {
  const account = headers['x-account-id'];
  return typeof account === 'string' && accountIdPattern.test(account) ? Number(account) : undefined;
}

/**
 * Stores the current request in `AsyncLocalStorage` from the `preHandler` hook on: the body parser runs outside of its context. While
 * any store is active, Node 20 tracks every promise of the process, which costs a tenth of the time of a page read and of a save. So
 * only requests that may write are stored, and storage is disabled when none is open.
 */
export function rememberRequest(server: FastifyInstance): void {
  const openRequests = new Set<FastifyRequest>();
  server.addHook('preHandler', (request, _, done) => {
    if (isSafe(request)) return done();
    const { headers, ip } = request;
    const userAgent = headers['user-agent']?.slice(0, MAX_USER_AGENT_CHARS);
    openRequests.add(request);
    const current: CurrentRequest = {
      tab: tabOf(headers),
      address: ip,
      userAgent,
      // The guard resolves the session after this hook.
      get userId() {
        return request.userId;
      },
    };
    requests.run(current, done);
  });
  server.addHook('onSend', (request, _, payload, done) => {
    if (openRequests.delete(request) && openRequests.size === 0) requests.disable();
    done(null, payload);
  });
}
