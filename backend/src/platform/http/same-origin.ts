import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalBody } from './error-body';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns whether the method is safe: it changes nothing. */
export const isSafe = ({ method }: FastifyRequest) => safeMethods.has(method);

/** Refuses cross-site requests (CSRF): unsafe methods need our own `Origin` or `Sec-Fetch-Site: same-origin`. */
export function sameOriginOnly(publicUrl: string) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (isSafe(request) || isUnsubscribe(request) || isSameOrigin(request, publicUrl)) return done();
    const body = refusalBody('cross_site');
    return void reply.status(body.statusCode).send(body);
  };
}

/** One-click unsubscribe (RFC 8058) is sent by mail programs and authorised by the token in its URL. */
const isUnsubscribe = ({ url }: FastifyRequest) => url.startsWith('/api/unsubscribe/');

function isSameOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers.origin !== undefined)
    return headers.origin === publicUrl || hostOf(headers.origin) === headers.host;
  return headers['sec-fetch-site'] === 'same-origin';
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
