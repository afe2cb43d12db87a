import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { formBody } from './body-pipe';
import { REQUEST_ID_HEADER } from './request-id';
import { sameOriginOnly } from './same-origin';

const formType = /^\s*(multipart\/|application\/x-www-form-urlencoded)/i;

/** Adds request ids, refuses forms where a call takes JSON, and adds the same-origin check, cache headers and the access log. */
export function addRequestHooks(server: FastifyInstance, publicUrl: string): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  server.addHook('onRequest', sameOriginOnly(publicUrl));
  server.addHook('preValidation', (request, _, done) => {
    if (formType.test(request.headers['content-type'] ?? '')) request.body = formBody;
    done();
  });
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
  closeConnectionsOnShutdown(server);
  destroyUnusedConnections(server);
}

/** Responses during shutdown close their connection: a keep-alive connection would delay the end of the process. */
function closeConnectionsOnShutdown(server: FastifyInstance): void {
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

/** Destroys connections without a request on shutdown. Browsers open them in advance; Node counts them as busy and would wait for them. */
function destroyUnusedConnections(server: FastifyInstance): void {
  const unused = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.addHook('onRequest', ({ raw }, _, done) => {
    unused.delete(raw.socket);
    done();
  });
  server.addHook('preClose', (done) => {
    for (const socket of unused) socket.destroy();
    done();
  });
}
