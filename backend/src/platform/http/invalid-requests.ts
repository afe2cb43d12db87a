import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '@touchline/contract';
import { toErrorBody, toRefusal } from './error-body';
import { Refusal } from './refusal';
import { REQUEST_ID_HEADER } from './request-id';

/** Responds to a URL that cannot be decoded. No hook has run for it. */
export function replyToInvalidUrl(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const body = toErrorBody(toRefusal(error));
  void reply.status(body.statusCode).header(REQUEST_ID_HEADER, request.id).send(body);
}

const codes: Record<string, RefusalCode> = { HPE_HEADER_OVERFLOW: 'too_large' };

/** Responds on the socket to data that is not a valid HTTP request. */
export function replyToInvalidRequest({ code = '' }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const body = toErrorBody(new Refusal(codes[code] ?? 'bad_request'));
  const content = JSON.stringify(body);
  const head = [
    `HTTP/1.1 ${body.statusCode} ${STATUS_CODES[body.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(content)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${content}`);
}
