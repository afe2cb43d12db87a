import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded';
import { prepareDataDir, untilReady, useServers, type RunningServer } from './process';
import { addSizedTeam, addTaggedPages, type SizedTeam } from './sized-team';

const { folder, run } = useServers(21_690, afterAll);
/** A document of a large team may be larger by the digits of ids and counts, and by tags that differ. */
const MAX_GROWTH_BYTES = 10_000;

let postgres: EmbeddedPostgres;
let server: RunningServer;

let small: SizedTeam;
let large: SizedTeam;
let fewTags: SizedTeam;
let manyTags: SizedTeam;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(prepareDataDir(join(folder, 'database')));
  server = run({ DATABASE_URL: postgres.url, SEED: 'none' });
  await untilReady(server);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  small = await addSizedTeam(client, 10);
  large = await addSizedTeam(client, 10_000);
  fewTags = await addSizedTeam(client, 10);
  manyTags = await addSizedTeam(client, 10);
  await addTaggedPages(client, fewTags.teamId, { pages: 2000, tags: 10 });
  await addTaggedPages(client, manyTags.teamId, { pages: 2000, tags: 2000 });
  await client.query('analyze');
  await client.end();
}, 120_000);
afterAll(() => postgres.stop());

async function documentOf({ teamId, pageId, cookie }: SizedTeam, path: string) {
  const url = server.origin + path.replace('{team}', String(teamId)).replace('{page}', String(pageId));
  const answer = await fetch(url, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

const paths = ['/', '/teams/{team}', '/pages/{page}', '/pages/{page}/history', '/teams/{team}/settings'];

async function expectSameSize(path: string, few: SizedTeam, many: SizedTeam): Promise<void> {
  const documents = [await documentOf(few, path), await documentOf(many, path)] as const;
  for (const { status, html } of documents) {
    expect(status).toBe(200);
    expect(html).toContain('Harbour RFC');
  }
  expect(documents[1].html.length - documents[0].html.length).toBeLessThan(MAX_GROWTH_BYTES);
}

describe('a document of a team of 10,000 members', () => {
  it.each(paths)('%s is at most 10 kB larger than that of a team of ten', (path) =>
    expectSameSize(path, small, large),
  );

  it('holds at most a hundred members where it lists them', async () => {
    const { html } = await documentOf(large, '/teams/{team}/settings?tab=users');
    const addresses = new Set(html.match(/player\.[\d.]+@club\.example/g));
    expect(addresses.size).toBe(100);
  });
});

describe('a document of a team with 2,000 tags', () => {
  it.each(paths)('%s is at most 10 kB larger than with ten tags', (path) =>
    expectSameSize(path, fewTags, manyTags),
  );
});
