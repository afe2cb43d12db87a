import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { placeOf } from '@touchline/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { requestId } from './request-id';
import { allowStyles, hashOf } from './security-headers';
import { WebShell } from './web-shell';

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

/** Serves the built web app: hashed files for ever, the shell fresh for every address that is not the API's. */
export async function serveWebApp(app: NestFastifyApplication, webDir: string): Promise<void> {
  if (!existsSync(join(webDir, 'index.html'))) return;
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearOfSeconds}, immutable` : 'no-cache');
      if (isHashed) for (const name of ofOthers) reply.removeHeader(name);
    },
  });
  const shell = new WebShell(webDir);
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request: FastifyRequest, reply: FastifyReply) => {
      if (isNoScreen(request)) return reply.callNotFound();
      const place = placeOf(pathOf(request));
      const document = shell.document({ parts: place?.isOpen ? ['outside', place.screen] : ['inside'] });
      if (document) allowStyles(reply, document.styles);
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(document?.html);
    });
}

/** Addresses of the app's style sheets, for documents that are to look like it; none where the app is not built. */
export function webStyles(webDir: string): string[] {
  const shell = join(webDir, 'index.html');
  if (!existsSync(shell)) return [];
  const links = readFileSync(shell, 'utf8').match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}

/** The scripts that stand in the built document, as a policy names them. */
export function webScripts(webDir: string): string[] {
  const shell = join(webDir, 'index.html');
  if (!existsSync(shell)) return [];
  const scripts = readFileSync(shell, 'utf8').matchAll(/<script>(.*?)<\/script>/gs);
  return [...scripts].map(([, script = '']) => hashOf(script));
}

const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] ?? '';

function isNoScreen(request: FastifyRequest): boolean {
  return /^\/(api|assets)(\/|$)/.test(pathOf(request)) || !wantsDocument(request.headers);
}

/** Whether it is a document that is asked for, and not data or a picture. */
export const wantsDocument = ({ accept = '*/*' }: { accept?: string }) => /text\/html|\*\/\*/.test(accept);
