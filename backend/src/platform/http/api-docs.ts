import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';

const path = 'api/docs';

/** Swagger's page styles itself inline. */
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; script-src 'self' 'unsafe-inline'";

/** The calls, described from the running code. */
export function describeApi(app: NestFastifyApplication): void {
  const description = new DocumentBuilder()
    .setTitle('Touchline')
    .setDescription('Every call answers errors as { statusCode, error, message, code, fields? }.')
    .addCookieAuth('touchline_session')
    .build();
  SwaggerModule.setup(path, app, () => SwaggerModule.createDocument(app, description));
  const server = app.getHttpAdapter().getInstance();
  server.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.url.startsWith(`/${path}`)) reply.header('content-security-policy', policy);
  });
}
