import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { monotonicMs } from '../clock';
import { refusalBody } from './error-body';

/** Bounds of the concurrency limit. The minimum is the number of connections to the database. */
const MIN_CONCURRENT_REQUESTS = 20;
const MAX_CONCURRENT_REQUESTS = 200;
/** A slower response lowers the concurrency limit. */
const SLOW_RESPONSE_MS = 1000;

/** Health, metrics, sign-in and sign-out are never shed. */
const exemptPaths = /^\/(api\/(health\/|(login|logout)(\?|$))|ops\/)/;
const overloaded = refusalBody('not_ready');

/**
 * Sheds load: requests over an adaptive concurrency limit get 503 with `retry-after` before they cost anything. A slow response lowers
 * the limit by 2 %, a fast one raises it slightly (AIMD). A request counts from when its body has been received until its response
 * begins, and uploads do not count: neither slow senders nor long streams keep others out. Fastify runs the hook a second time for
 * requests that are passed on to the not-found handler.
 */
export function shedOverload(server: FastifyInstance): void {
  const began = new WeakMap<FastifyRequest, number>();
  let [atOnce, room] = [0, MAX_CONCURRENT_REQUESTS];
  const release = (request: FastifyRequest) => {
    const start = began.get(request);
    if (start === undefined) return;
    began.delete(request);
    atOnce--;
    const isQuick = monotonicMs() - start < SLOW_RESPONSE_MS;
    room = isQuick
      ? Math.min(MAX_CONCURRENT_REQUESTS, room + 1 / room)
      : Math.max(MIN_CONCURRENT_REQUESTS, room * 0.98);
  };
  server.addHook('preHandler', (request, reply, done) => {
    const isCounted = began.has(request);
    if (isCounted || exemptPaths.test(request.url) || isUpload(request) || isInternal(request)) return done();
    if (atOnce >= room)
      return void reply.status(overloaded.statusCode).header('retry-after', '2').send(overloaded);
    atOnce++;
    began.set(request, monotonicMs());
    reply.raw.once('close', () => release(request));
    done();
  });
  server.addHook('onSend', (request, _reply, payload, done) => {
    release(request);
    done(null, payload);
  });
}

/** API requests of server-side rendering are part of the request for the document. */
const isInternal = ({ raw }: FastifyRequest) => !(raw instanceof IncomingMessage);

const isUpload = ({ headers }: FastifyRequest) => headers['content-type']?.startsWith('multipart/') ?? false;
