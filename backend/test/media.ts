import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { calls, fillPath, type Call, type ParamsOf } from '@touchline/contract';
import sharp from 'sharp';
import request from 'supertest';
import type { TestApp } from './app';
import type { Person } from './people';

/** An uploaded file; `claimed` is its declared content type. */
export type SentFile = [name: string, content: Buffer, claimed?: string];

export const sendFiles = (
  app: TestApp,
  who: Person,
  { teamId, files }: { teamId: number; files: SentFile[] },
) => sendMultipart(app, who, { call: calls.media.upload, params: { teamId }, files });

export async function sendMultipart<C extends Call>(
  { app }: TestApp,
  who: Person,
  { call, params, files }: { call: C; params: ParamsOf<C>; files: SentFile[] },
) {
  const server = request(app.getHttpServer());
  const path = fillPath(call.path, params);
  const sent = (call.method === 'PUT' ? server.put(path) : server.post(path)).set({
    cookie: who.cookie,
    'sec-fetch-site': 'same-origin',
  });
  for (const [filename, content, contentType] of files)
    sent.attach('files', content, { filename, contentType });
  return sent;
}

/** A PNG file of 320 by 200 pixels. */
export const aPicture = await sharp(
  Buffer.from(
    '<svg width="320" height="200"><rect width="320" height="200" fill="#e3eeda"/><circle cx="160" cy="100" r="60" fill="#0b7a43"/></svg>',
  ),
)
  .png()
  .toBuffer();

/** Gets a URL of the server with the body as bytes. */
export const fetchBytes = (
  { app }: TestApp,
  who: Person,
  { url, headers = {} }: { url: string; headers?: Record<string, string> },
) =>
  request(app.getHttpServer())
    .get(url)
    .set({ cookie: who.cookie, ...headers })
    .buffer(true)
    .parse((answer, done) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done(null, Buffer.concat(chunks)));
    });

/** Returns all files of a team on disk, partial ones included. */
export function filesOnDisk({ dataDir }: TestApp, teamId: number): string[] {
  const folder = join(dataDir, 'media', `team-${teamId}`);
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())
    : [];
}
