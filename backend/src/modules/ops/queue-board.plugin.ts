import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { opsTexts } from '@touchline/contract';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter } from '@bull-board/fastify';
import { fastify, type FastifyInstance } from 'fastify';
import type { QueueOnBoard } from './queue-on-board';

/** The folder of Bull Board's static files, which it cannot find itself from bundled code. */
const pages = () => dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

/** Bull Board needs inline styles and a base URL. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; base-uri 'self'; frame-ancestors 'none'";

/** Removed, because these fonts would be loaded from another company. */
const fontsOfOthers = /<link href="https:[^>]+>/g;

/** Returns a server with Bull Board at the path `address`; it receives requests only through `inject`. */
export async function queueBoard(address: string, queues: QueueOnBoard[]): Promise<FastifyInstance> {
  const server = fastify();
  server.addHook('onSend', (_, reply, payload, done) => {
    reply.header('content-security-policy', policy);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return done(null, isPage && typeof payload === 'string' ? payload.replace(fontsOfOthers, '') : payload);
  });
  const serverAdapter = new FastifyAdapter();
  const uiConfig = {
    boardTitle: 'Touchline',
    hideRedisDetails: true,
    miscLinks: [{ text: opsTexts.title, url: '/ops' }],
  };
  createBullBoard({ queues, serverAdapter, options: { uiBasePath: pages(), uiConfig } });
  serverAdapter.setBasePath(address);
  await server.register(serverAdapter.registerPlugin(), { prefix: address });
  return server;
}
