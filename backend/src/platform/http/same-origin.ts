import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusalBody } from './error-body';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** It asks for nothing to be written. */
export const isSafe = ({ method }: FastifyRequest) => safeMethods.has(method);

/** Refuses what another site makes a browser send: writing needs our own `Origin`, or `Sec-Fetch-Site: same-origin`. */
export function sameOriginOnly(publicUrl: string) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (isSafe(request) || isForMailPrograms(request) || comesFromUs(request, publicUrl)) return done();
    const body = refusalBody('cross_site');
    return void reply.status(body.statusCode).send(body);
  };
}

/** What a token in the address allows by itself, whoever is signed in. */
const isForMailPrograms = ({ url }: FastifyRequest) => url.startsWith('/api/unsubscribe/');

function comesFromUs({ headers }: FastifyRequest, publicUrl: string): boolean {
  if (headers.origin !== undefined)
    return headers.origin === publicUrl || hostOf(headers.origin) === headers.host;
  return headers['sec-fetch-site'] === 'same-origin';
}

const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : undefined);
