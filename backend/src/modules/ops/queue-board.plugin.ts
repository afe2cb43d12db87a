import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter } from '@bull-board/fastify';
import { fastify, type FastifyInstance } from 'fastify';
import type { QueueOnBoard } from './queue-on-board';

/** Its pages lie in a package of their own; left to itself it looks for them from where its own code lies. */
const pages = () => dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

/** It styles itself inline and sets a base for its addresses. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; base-uri 'self'; frame-ancestors 'none'";

/** Its typefaces would be fetched from another company. */
const fontsOfOthers = /<link href="https:[^>]+>/g;

/** Bull Board over these queues at `address`, in a server of its own that nobody but ours asks. */
export async function queueBoard(address: string, queues: QueueOnBoard[]): Promise<FastifyInstance> {
  const server = fastify();
  server.addHook('onSend', (_, reply, payload, done) => {
    reply.header('content-security-policy', policy);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return done(null, isPage && typeof payload === 'string' ? payload.replace(fontsOfOthers, '') : payload);
  });
  const serverAdapter = new FastifyAdapter();
  const uiConfig = { boardTitle: 'Touchline', hideRedisDetails: true };
  createBullBoard({ queues, serverAdapter, options: { uiBasePath: pages(), uiConfig } });
  serverAdapter.setBasePath(address);
  await server.register(serverAdapter.registerPlugin(), { prefix: address });
  return server;
}
