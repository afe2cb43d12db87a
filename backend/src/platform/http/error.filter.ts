import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody, toRefusal } from './error-body';

/** What a controller may have said of an answer that it then could not give. */
const ofTheContent = ['content-length', 'content-disposition', 'content-range', 'cache-control', 'etag'];

/** The one place where a failure becomes an answer. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const refusal = toRefusal(error);
    const body = toErrorBody(refusal);
    if (body.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    if (reply.sent) return;
    for (const name of ofTheContent) reply.removeHeader(name);
    void reply
      .status(body.statusCode)
      .type('application/json; charset=utf-8')
      .headers(refusal.details.headers ?? {})
      .send(body);
  }
}
