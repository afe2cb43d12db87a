import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { matchRoute } from '@touchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ownCookie } from './own-cookie';
import { REQUEST_ID_HEADER } from './request-id';
import type { HtmlTemplate } from './html-template';
import type { WebSource } from './web-source';

const YEAR_S = 31_536_000;

/** Headers that only documents need: on small files they would be as large as the file. */
const documentHeaders = [
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

/** Headers without use on a static file that never changes. */
const headersWithoutUse = [...documentHeaders, REQUEST_ID_HEADER, 'etag', 'last-modified', 'accept-ranges'];

/**
 * Serves the web app: hashed files are cached for a year, documents revalidated; every URL outside of the API gets a document, except
 * those of files that do not exist.
 */
export async function serveWebApp(
  app: NestFastifyApplication,
  template: HtmlTemplate,
  publicUrl: string,
): Promise<void> {
  if (!template.source) return;
  const cookie = styleSheetCookie(publicUrl);
  if (template.source.folder) await serveFiles(app, template.source, cookie);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', async (request: FastifyRequest, reply: FastifyReply) => {
      if (isNoScreen(request)) return reply.callNotFound();
      const place = matchRoute(pathOf(request));
      const html = await template.document({
        chunks: place?.isPublic ? ['signed-out-app', place.screen] : ['signed-in-app'],
        has: request.cookies[cookie.name],
      });
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    });
}

/** Names the style sheet that the browser has cached; set together with the style sheet. */
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
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      if (isHashed) for (const header of headersWithoutUse) reply.removeHeader(header);
      const styleSheet = styleSheets.find((url) => path.includes(url));
      if (styleSheet) reply.setCookie(name, styleSheet, options);
    },
  });
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

function isNoScreen(request: FastifyRequest): boolean {
  const path = pathOf(request);
  return /^\/(api|assets)(\/|$)/.test(path) || isFile(path) || !wantsDocument(request.headers);
}

/** Returns whether a path names a file, which browsers and crawlers request on their own: `/robots.txt`, `/.well-known/x`. */
const isFile = (path: string) => /\/\.|\.\w+$/.test(path) && !matchRoute(path);

/** Returns whether the client accepts HTML, and not only data or a picture. */
export const wantsDocument = ({ accept = '*/*' }: { accept?: string }) => /text\/html|\*\/\*/.test(accept);
