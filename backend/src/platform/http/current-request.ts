import { AsyncLocalStorage } from 'node:async_hooks';
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
const userAgentLength = 300;
const nothing: CurrentRequest = {};

export const currentRequest = (): CurrentRequest => requests.getStore() ?? nothing;

/**
 * After the body has been read: what reads it does not know for whom. As long as anything is remembered, Node 20 follows every
 * promise of the process, a tenth of the time of a page read: so only while something may be written.
 */
export function rememberRequest(server: FastifyInstance): void {
  const underWay = new Set<FastifyRequest>();
  server.addHook('preHandler', (request, _, done) => {
    if (isSafe(request)) return done();
    const { headers, ip } = request;
    const tab = headers['x-tab-id'];
    const userAgent = headers['user-agent']?.slice(0, userAgentLength);
    const isTab = typeof tab === 'string' && wellFormed.test(tab);
    underWay.add(request);
    requests.run({ tab: isTab ? tab : undefined, address: ip, userAgent }, done);
  });
  server.addHook('onSend', (request, _, payload, done) => {
    if (underWay.delete(request) && underWay.size === 0) requests.disable();
    done(null, payload);
  });
}
