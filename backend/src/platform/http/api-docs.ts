import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { openApi } from './open-api';

const path = 'api/docs';

/** Swagger's page has inline styles and scripts. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the API documentation: Swagger UI at /api/docs, OpenAPI at /api/docs-json. */
export function describeApi(app: NestFastifyApplication): void {
  SwaggerModule.setup(path, app, openApi);
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', (request: FastifyRequest, reply: FastifyReply, _: unknown, done: () => void) => {
    if (request.url.startsWith(`/${path}`)) reply.header('content-security-policy', policy);
    done();
  });
}
