import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { requestId } from './request-id';
import { sameOriginOnly } from './same-origin';

/** What every request passes on its way in and out. */
export function addRequestHooks(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(requestId, request.id);
    done();
  });
  server.addHook('onRequest', sameOriginOnly(publicUrl));
  server.addHook('onSend', (request, reply, _, done) => {
    const isOfApi = request.url.startsWith('/api/');
    if (isOfApi && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const ms = Math.round(reply.elapsedTime);
    const { statusCode: status } = reply;
    const user = status < 400 ? undefined : request.userId;
    request.log.info({ method, route: routeOptions.url, status, ms, user }, 'answered');
    done();
  });
  letGoWhenClosing(server);
  letGoOfTheSilent(server);
}

/** A connection kept alive by an answer that is given while closing would hold the end up until its client lets go. */
function letGoWhenClosing(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing) reply.header('connection', 'close');
    done();
  });
}

/** Browsers open connections ahead of need; one that never asked anything counts as busy and would hold the end up. */
function letGoOfTheSilent(server: FastifyInstance): void {
  const silent = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.addHook('onRequest', ({ raw }, _, done) => {
    silent.delete(raw.socket);
    done();
  });
  server.addHook('preClose', (done) => {
    for (const socket of silent) socket.destroy();
    done();
  });
}
