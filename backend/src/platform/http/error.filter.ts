import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody, toRefusal } from './error-body';

/** Headers that a controller may have set before it failed. */
const contentHeaders = ['content-length', 'content-disposition', 'content-range', 'cache-control', 'etag'];

/** Converts every error to a response. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = toRefusal(error);
    const body = toErrorBody(refusal);
    if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    if (reply.sent) return;
    for (const name of contentHeaders) reply.removeHeader(name);
    void reply
      .status(body.statusCode)
      .type('application/json; charset=utf-8')
      .headers(refusal.details.headers ?? {})
      .send(body);
  }
}
