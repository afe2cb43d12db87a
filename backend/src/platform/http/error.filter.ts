import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorBody, toRefusal } from './error-body';

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
    void reply
      .status(body.statusCode)
      .headers(refusal.details.headers ?? {})
      .send(body);
  }
}
