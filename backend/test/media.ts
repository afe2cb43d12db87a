import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { calls, fillPath } from '@touchline/contract';
import request from 'supertest';
import type { TestApp } from './app';
import type { Person } from './people';

/** A file as a browser sends it; `claimed` is the type it says. */
export type SentFile = [name: string, content: Buffer, claimed?: string];

export async function sendFiles(
  { app }: TestApp,
  who: Person,
  { teamId, files }: { teamId: number; files: SentFile[] },
) {
  const call = request(app.getHttpServer())
    .post(fillPath(calls.media.upload.path, { teamId }))
    .set({ cookie: who.cookie, 'sec-fetch-site': 'same-origin' });
  for (const [filename, content, contentType] of files)
    call.attach('files', content, { filename, contentType });
  return call;
}

/** An address of ours, its body as bytes. */
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

/** Everything that lies in the storage for a team, unfinished files too. */
export function filesOnDisk({ dataDir }: TestApp, teamId: number): string[] {
  const folder = join(dataDir, 'media', `team-${teamId}`);
  return existsSync(folder)
    ? readdirSync(folder).filter((name) => statSync(join(folder, name)).isFile())
    : [];
}
