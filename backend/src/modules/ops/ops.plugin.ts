import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { createBullBoard } from '@bull-board/api';
import { FastifyAdapter } from '@bull-board/fastify';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Database } from '../../platform/database';
import { OutboxRepository, Queues } from '../../platform/jobs';
import { OperatorsOnly } from './operators-only';
import { QueueOnBoard } from './queue-on-board';

const ofOperators = /^\/ops(\/|$|\?)/;
const board = '/ops/queues';

/** Its pages lie in a package of their own; left to itself it looks for them from where its own code lies. */
const pages = () => dirname(createRequire(import.meta.url).resolve('@bull-board/ui/package.json'));

/** It styles itself inline and sets a base for its addresses. */
const boardPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self'; base-uri 'self'; frame-ancestors 'none'";

/** Its typefaces would be fetched from another company. */
const fontsOfOthers = /<link href="https:[^>]+>/g;

/** Everything under /ops is for those who run the installation: the queues as Bull Board shows them, too. */
export async function addOps(app: NestFastifyApplication): Promise<void> {
  const server = app.getHttpAdapter().getInstance();
  const door = app.get(OperatorsOnly);
  server.addHook('onRequest', (request, reply, done) => {
    if (!ofOperators.test(request.url)) return done();
    return void door.admit(request, reply).then((answer) => answer ?? done(), done);
  });
  server.addHook('onSend', ({ url }, reply, payload, done) => {
    if (!url.startsWith(board)) return done();
    reply.header('content-security-policy', boardPolicy);
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    return done(null, isPage && typeof payload === 'string' ? payload.replace(fontsOfOthers, '') : payload);
  });
  const adapter = new FastifyAdapter();
  const forget = (ids: readonly number[]) =>
    app.get(Database).transaction((tx) => app.get(OutboxRepository).remove(tx, ids));
  const queues = [...app.get(Queues).all.values()].map((queue) => new QueueOnBoard(queue, forget));
  createBullBoard({
    queues,
    serverAdapter: adapter,
    options: { uiBasePath: pages(), uiConfig: { boardTitle: 'Touchline', hideRedisDetails: true } },
  });
  adapter.setBasePath(board);
  await server.register(adapter.registerPlugin(), { prefix: board });
}
