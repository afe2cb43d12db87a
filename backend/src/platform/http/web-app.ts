import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { matchRoute } from '@touchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from './own-cookie';
import { requestId } from './request-id';
import type { WebShell } from './web-shell';
import type { WebSource } from './web-source';

const yearOfSeconds = 31_536_000;

/** What only documents need; on each of many small files it would weigh as much as some of them. */
const ofDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** What nobody asks about a file that never changes and that no code of ours answers with. */
const ofOthers = [...ofDocuments, requestId, 'etag', 'last-modified', 'accept-ranges'];

/** Serves the web app: hashed files for ever, the shell fresh for every address that is not the API's. */
export async function serveWebApp(
  app: NestFastifyApplication,
  shell: WebShell,
  publicUrl: string,
): Promise<void> {
  if (!shell.source) return;
  const cookie = styleSheetCookie(publicUrl);
  if (shell.source.folder) await serveFiles(app, shell.source, cookie);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      if (isNoScreen(request)) return reply.callNotFound();
      const place = matchRoute(pathOf(request));
      const html = await shell.document({
        chunks: place?.isPublic ? ['signed-out-app', place.screen] : ['signed-in-app'],
        has: request.cookies[cookie.name],
      });
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    });
}

/** The cookie that names the style sheet which the browser has cached: it is set with the style sheet itself. */
export const styleSheetCookie = (publicUrl: string) => ownCookie(publicUrl, 'styles');

async function serveFiles(
  app: NestFastifyApplication,
  { folder, styleSheets }: WebSource,
  { name, options }: ReturnType<typeof ownCookie>,
): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearOfSeconds}, immutable` : 'no-cache');
      if (isHashed) for (const header of ofOthers) reply.removeHeader(header);
      const styleSheet = styleSheets.find((url) => path.includes(url));
      if (styleSheet) reply.setCookie(name, styleSheet, options);
    },
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

function isNoScreen(request: FastifyRequest): boolean {
  return /^\/(api|assets)(\/|$)/.test(pathOf(request)) || !wantsDocument(request.headers);
}

/** Whether it is a document that is asked for, and not data or a picture. */
export const wantsDocument = ({ accept = '*/*' }: { accept?: string }) => /text\/html|\*\/\*/.test(accept);
