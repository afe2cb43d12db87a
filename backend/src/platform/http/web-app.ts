import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';

const yearOfSeconds = 31_536_000;

/** Serves the built web app: hashed files for ever, the shell fresh for every address that is not the API's. */
export async function serveWebApp(app: NestFastifyApplication, webDir: string): Promise<void> {
  const shell = join(webDir, 'index.html');
  if (!existsSync(shell)) return;
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${yearOfSeconds}, immutable` : 'no-cache');
    },
  });
  const html = readFileSync(shell, 'utf8');
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', (request: FastifyRequest, reply: FastifyReply) => {
      if (isNoScreen(request)) return reply.callNotFound();
      return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
    });
}

/** Addresses of the app's style sheets, for documents that are to look like it; none where the app is not built. */
export function webStyles(webDir: string): string[] {
  const shell = join(webDir, 'index.html');
  if (!existsSync(shell)) return [];
  const links = readFileSync(shell, 'utf8').match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return links.flatMap((link) => /href="([^"]+)"/.exec(link)?.[1] ?? []);
}

function isNoScreen({ url, headers }: FastifyRequest): boolean {
  const path = url.split('?')[0] ?? '';
  return /^\/(api|assets)(\/|$)/.test(path) || !(headers.accept ?? '*/*').match(/text\/html|\*\/\*/);
}
