import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalCode } from '@touchline/contract';
import { toErrorBody, toRefusal } from './error-body';
import { Refusal } from './refusal';
import { requestId } from './request-id';

/** An address that cannot be decoded: no route and no hook of ours has seen it. */
export function answerUnreadableAddress(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const body = toErrorBody(toRefusal(error));
  void reply.status(body.statusCode).header(requestId, request.id).send(body);
}

const codes: Record<string, RefusalCode> = { HPE_HEADER_OVERFLOW: 'too_large' };

/** What is no request at all: there is a socket to write on, nothing else. */
export function answerUnreadableRequest({ code = '' }: { code?: string }, socket: Socket): void {
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
