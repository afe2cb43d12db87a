import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const tabs = new AsyncLocalStorage<string | undefined>();
const wellFormed = /^[\w-]{1,40}$/;

/** The browser tab that the request under way came from, as it calls itself. */
export const currentTab = (): string | undefined => tabs.getStore();

/** After the body has been read: what reads it does not know for whom. */
export function rememberTab(server: FastifyInstance): void {
  server.addHook('preHandler', ({ headers }, _, done) => {
    const tab = headers['x-tab-id'];
    tabs.run(typeof tab === 'string' && wellFormed.test(tab) ? tab : undefined, done);
  });
}
