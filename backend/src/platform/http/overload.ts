import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalBody } from './error-body';

/** How many requests a process may be at: never fewer than its connections to the database. */
const fewest = 20;
const most = 200;
/** Milliseconds. An answer that takes longer says that there are too many. */
const patience = 1000;

/** How the process is, and the way in, are answered whatever else there is to do. */
const always = /^\/(api\/(health\/|(login|logout)(\?|$))|ops\/)/;
const busy = refusalBody('not_ready');

/**
 * What comes while the process has its hands full is sent away for a moment, before it costs anything. How much that is
 * follows from how long answers take: each slow one makes room for fewer, each quick one for a little more. A request
 * counts from when it has arrived whole until its answer begins, an upload not at all: neither a slow sender nor a long
 * stream keeps others out. Fastify comes by a second time with what is handed on to the handler of what is not found.
 */
export function shedOverload(server: FastifyInstance): void {
  const began = new WeakMap<FastifyRequest, number>();
  let [atOnce, room] = [0, most];
  const release = (request: FastifyRequest) => {
    const start = began.get(request);
    if (start === undefined) return;
    began.delete(request);
    atOnce--;
    const isQuick = performance.now() - start < patience;
    room = isQuick ? Math.min(most, room + 1 / room) : Math.max(fewest, room * 0.98);
  };
  server.addHook('preHandler', (request, reply, done) => {
    const isCounted = began.has(request);
    if (isCounted || always.test(request.url) || isUpload(request) || isOurOwn(request)) return done();
    if (atOnce >= room) return void reply.status(busy.statusCode).header('retry-after', '2').send(busy);
    atOnce++;
    began.set(request, performance.now());
    reply.raw.once('close', () => release(request));
    done();
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    release(request);
    done(null, payload);
  });
}

/** What a document asks for while it is drawn is part of it. */
const isOurOwn = ({ raw }: FastifyRequest) => !(raw instanceof IncomingMessage);

const isUpload = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;
