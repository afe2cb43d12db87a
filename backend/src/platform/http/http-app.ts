import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { DynamicModule } from '@nestjs/common';
import { LogController, type FastifyInstance } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { limits } from '@touchline/contract';
import { destination } from 'pino';
import type { Role, Settings } from '../../settings';
import { Tokens } from '../tokens';
import { describeApi } from './api-docs';
import { bodyPipe } from './body-pipe';
import { refusalBody } from './error-body';
import { ErrorFilter } from './error.filter';
import { shedOverload } from './overload';
import { addRequestHooks } from './request-hooks';
import { addSecurityHeaders } from './security-headers';
import { replyToInvalidUrl, replyToInvalidRequest } from './invalid-requests';
import { rememberRequest } from './current-request';
import { serveWebApp } from './web-app';
import { builtWebSource } from './web-build';
import { HtmlTemplate } from './html-template';

/** JSON escapes some characters of the HTML as six. */
const bodyLimit = 3 * limits.pageContentBytes;

/** Connections without traffic are closed after this time. Event streams send heartbeats more often. */
const IDLE_TIMEOUT_MS = 300_000;
/** A request must be received completely within this time: 4 GB at 10 Mbit/s. */
const REQUEST_TIMEOUT_MS = 3_600_000;

/** Takes as long as 5 for a document with the style sheet, which becomes 2.6 % smaller; 7 takes three times as long. Browsers accept brotli over https and on localhost. */
const BROTLI_QUALITY = 6;

/** The log is flushed when the buffer is full, after the interval, and when the process ends. */
const LOG_BUFFER_BYTES = 4096;
const LOG_FLUSH_INTERVAL_MS = 250;

/** Creates the HTTP server with its hooks, guards, pipes and filters. It does not listen yet. */
export async function createHttpApp(
  module: DynamicModule,
  settings: Settings,
  template = new HtmlTemplate(builtWebSource(settings.webDir)),
): Promise<NestFastifyApplication> {
  const tokens = new Tokens();
  const adapter = new FastifyAdapter({
    bodyLimit,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    trustProxy: settings.trustProxy,
    genReqId: () => tokens.uuid(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      stream: destination({ sync: false, minLength: LOG_BUFFER_BYTES, periodicFlush: LOG_FLUSH_INTERVAL_MS }),
    },
    return503OnClosing: true,
    skipMiddie: true,
    forceCloseConnections: 'idle',
    connectionTimeout: IDLE_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    frameworkErrors: replyToInvalidUrl,
    clientErrorHandler: replyToInvalidRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: false,
    abortOnError: false,
  });
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  addRequestHooks(server, settings.publicUrl);
  restrictWorkerRoutes(server, settings.role);
  rememberRequest(server);
  shedOverload(server);
  addSecurityHeaders(app, { publicUrl: settings.publicUrl, policy: template.source?.policy });
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: limits.mediaFiles, fileSize: limits.mediaBytes } });
  app.useGlobalPipes(bodyPipe);
  app.useGlobalFilters(new ErrorFilter());
  describeApi(app);
  await serveWebApp(app, template, settings.publicUrl);
  return app;
}

const workerPaths = /^\/(api\/health\/|ops\/metrics)/;

/** Worker processes serve health and metrics only. */
function restrictWorkerRoutes(server: FastifyInstance, role: Role): void {
  if (role !== 'worker') return;
  server.addHook('onRequest', async ({ url }, reply) => {
    if (workerPaths.test(url)) return;
    const body = refusalBody('not_found');
    return reply.status(body.statusCode).send(body);
  });
}
