import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

/** What is known of the request under way; nothing of it in a job. */
export interface CurrentRequest {
  /** The browser tab that it came from, as it calls itself. */
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

/** After the body has been read: what reads it does not know for whom. */
export function rememberRequest(server: FastifyInstance): void {
  server.addHook('preHandler', ({ headers, ip }, _, done) => {
    const tab = headers['x-tab-id'];
    const userAgent = headers['user-agent']?.slice(0, userAgentLength);
    const isTab = typeof tab === 'string' && wellFormed.test(tab);
    requests.run({ tab: isTab ? tab : undefined, address: ip, userAgent }, done);
  });
}
