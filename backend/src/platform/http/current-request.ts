import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSafe } from './same-origin';

/** Where a request that may write comes from; nothing of it in a job, nor while something is only read. */
export interface CurrentRequest {
  /** The browser tab, as it calls itself. */
  tab?: string;
  /** Of the client, as far as proxies that are believed say. */
  address?: string;
  userAgent?: string;
}

const requests = new AsyncLocalStorage<CurrentRequest>();
const wellFormed = /^[\w-]{1,40}$/;
const wellFormedId = /^\d{1,10}$/;
const userAgentLength = 300;
const nothing: CurrentRequest = {};

export const currentRequest = (): CurrentRequest => requests.getStore() ?? nothing;

/** As the browser tab that a request comes from calls itself. */
export function tabOf(headers: IncomingHttpHeaders): string | undefined {
  const tab = headers['x-tab-id'];
  return typeof tab === 'string' && wellFormed.test(tab) ? tab : undefined;
}

/** Returns the id of the account that a tab of the app makes its calls for; other clients name none. */
export function accountOf(headers: IncomingHttpHeaders): number | undefined {
  const account = headers['x-account-id'];
  return typeof account === 'string' && wellFormedId.test(account) ? Number(account) : undefined;
}

/**
 * After the body has been read: what reads it does not know for whom. As long as anything is remembered, Node 20 follows every
 * promise of the process, a tenth of the time of a page read and of a save: so only while something may be written, and not
 * for what is written every few seconds.
 */
export function rememberRequest(server: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  server.addHook('preHandler', (request, _, done) => {
    if (isSafe(request)) return done();
    const { headers, ip } = request;
    const userAgent = headers['user-agent']?.slice(0, userAgentLength);
    underWay.add(request);
    requests.run({ tab: tabOf(headers), address: ip, userAgent }, done);
  });
  server.addHook('onSend', (request, _, payload, done) => {
    if (underWay.delete(request) && underWay.size === 0) requests.disable();
    done(null, payload);
  });
}
