import { randomUUID } from 'node:crypto';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { DynamicModule } from '@nestjs/common';
import { LogController } from 'fastify';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { limits } from '@touchline/contract';
import { destination } from 'pino';
import type { Settings } from '../../settings';
import { describeApi } from './api-docs';
import { bodyPipe } from './body-pipe';
import { ErrorFilter } from './error.filter';
import { shedOverload } from './overload';
import { addRequestHooks } from './request-hooks';
import { answerAsRole } from './role-hook';
import { addSecurityHeaders } from './security-headers';
import { answerUnreadableAddress, answerUnreadableRequest } from './unreadable';
import { rememberRequest } from './current-request';
import { serveWebApp } from './web-app';
import { builtWebSource } from './web-build';
import { WebShell } from './web-shell';

/** JSON writes some characters of the HTML as six. */
const bodyLimit = 3 * limits.pageContent;

/** Milliseconds for which a client may say nothing, or take nothing of what it is sent; streams of changes beat more often. */
const silence = 300_000;
/** And in which a request must have come whole: four gigabytes over a line of ten megabits a second. */
const longestUpload = 3_600_000;

/** Of brotli's qualities the one that takes as long as gzip, for a tenth less. Browsers ask for it over https and on localhost. */
const asFastAsGzip = 5;

/** The log is written in pieces of so many bytes, at the latest after so many milliseconds, and when the process ends. */
const logPiece = 4096;
const logEvery = 250;

/** The whole HTTP side: what every request passes before and after a controller. Does not listen yet. */
export async function createHttpApp(
  module: DynamicModule,
  settings: Settings,
  shell = new WebShell(builtWebSource(settings.webDir)),
): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    trustProxy: settings.trustProxy,
    genReqId: () => randomUUID(),
    logController: new LogController({ disableRequestLogging: true }),
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      stream: destination({ sync: false, minLength: logPiece, periodicFlush: logEvery }),
    },
    return503OnClosing: true,
    skipMiddie: true,
    forceCloseConnections: 'idle',
    connectionTimeout: silence,
    requestTimeout: longestUpload,
    frameworkErrors: answerUnreadableAddress,
    clientErrorHandler: answerUnreadableRequest,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    logger: false,
    abortOnError: false,
  });
  const server = app.getHttpAdapter().getInstance();
  server.removeContentTypeParser('text/plain');
  addRequestHooks(server, settings.publicUrl);
  answerAsRole(server, settings.role);
  rememberRequest(server);
  shedOverload(server);
  addSecurityHeaders(app, { publicUrl: settings.publicUrl, policy: shell.source?.policy });
  await app.register(compress, {
    threshold: 1400,
    encodings: ['br', 'gzip', 'identity'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: asFastAsGzip } },
    globalDecompression: false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: { files: limits.mediaFiles, fileSize: limits.mediaBytes } });
  app.useGlobalPipes(bodyPipe);
  app.useGlobalFilters(new ErrorFilter());
  describeApi(app);
  await serveWebApp(app, shell, settings.publicUrl);
  return app;
}
