import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, InjectOptions } from 'fastify';
import { Database } from '../../platform/database';
import { OutboxRepository, Queues } from '../../platform/jobs';
import { OperatorsOnly } from './operators-only';

const ofOperators = /^\/ops(\/|$|\?)/;
const board = '/ops/queues';

/** Adds the authorization of /ops and Bull Board, which shows the queues. */
export function addOps(app: NestFastifyApplication): void {
  const server = app.getHttpAdapter().getInstance();
  const operatorsOnly = app.get(OperatorsOnly);
  server.addHook('onRequest', (request, reply, done) => {
    if (!ofOperators.test(request.url)) return done();
    return void operatorsOnly.authorize(request, reply).then((answer) => answer ?? done(), done);
  });
  let loading: Promise<FastifyInstance> | undefined;
  const forward = async ({ method, url, headers, body }: FastifyRequest, reply: FastifyReply) => {
    loading ??= loadBoard(app);
    const { 'content-length': _, ...others } = headers;
    const forwarded = { method, url, headers: others, payload: body } as InjectOptions;
    const response = await (await loading).inject(forwarded);
    return reply.code(response.statusCode).headers(response.headers).send(response.rawPayload);
  };
  server.all(board, forward);
  server.all(`${board}/*`, forward);
}

/** Loads Bull Board lazily: few operators open it, and its packages take 4 MB of memory. */
async function loadBoard(app: NestFastifyApplication): Promise<FastifyInstance> {
  const [{ queueBoard }, { QueueOnBoard }] = await Promise.all([
    import('./queue-board.plugin'),
    import('./queue-on-board'),
  ]);
  const forget = (ids: readonly number[]) =>
    app.get(Database).transaction((tx) => app.get(OutboxRepository).remove(tx, ids));
  const queues = [...app.get(Queues).all.values()].map((queue) => new QueueOnBoard(queue, forget));
  return queueBoard(board, queues);
}
