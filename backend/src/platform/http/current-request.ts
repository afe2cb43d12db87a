import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is known of the request under way; nothing of it in a job. */
export interface CurrentRequest {
  /** The browser tab that it came from, as it calls itself. */
  tab?: string;
  /** Of the client, as far as proxies that are believed say. */
  address?: string;
  userAgent?: string;
  /** Who asks, from when they are recognised. */
  userId?: number;
}

const requests = new AsyncLocalStorage<CurrentRequest>();
const remembered = new WeakMap<FastifyRequest, CurrentRequest>();
const wellFormed = /^[\w-]{1,40}$/;
const userAgentLength = 300;
const nothing: CurrentRequest = {};

export const currentRequest = (): CurrentRequest => requests.getStore() ?? nothing;

/** Whose request this is. */
export function rememberUser(userId: number): void {
  const current = requests.getStore();
  if (current) current.userId = userId;
}

/** Whose request it was, after what it ran in is over. */
export const userOf = (request: FastifyRequest) => remembered.get(request)?.userId;

/** After the body has been read: what reads it does not know for whom. */
export function rememberRequest(server: FastifyInstance): void {
  server.addHook('preHandler', (request, _, done) => {
    const { headers, ip } = request;
    const tab = headers['x-tab-id'];
    const userAgent = headers['user-agent']?.slice(0, userAgentLength);
    const isTab = typeof tab === 'string' && wellFormed.test(tab);
    const current = { tab: isTab ? tab : undefined, address: ip, userAgent };
    remembered.set(request, current);
    requests.run(current, done);
  });
}
