import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded';
import { prepareDataDir, untilReady, useServers, type RunningServer } from './process';
import { addSizedTeam, type SizedTeam } from './sized-team';

const { folder, run } = useServers(21_690, afterAll);
/** By which the document of a large team may be larger: the digits of ids and counts, and what is searched for. */
const MOST_BYTES = 10_000;

let postgres: EmbeddedPostgres;
let server: RunningServer;

let small: SizedTeam;
let large: SizedTeam;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres(prepareDataDir(join(folder, 'database')));
  server = run({ DATABASE_URL: postgres.url, SEED: 'none' });
  await untilReady(server);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  small = await addSizedTeam(client, 10);
  large = await addSizedTeam(client, 10_000);
  await client.query('analyze');
  await client.end();
}, 120_000);
afterAll(() => postgres.stop());

async function documentOf({ teamId, pageId, cookie }: SizedTeam, path: string) {
  const url = server.origin + path.replace('{team}', String(teamId)).replace('{page}', String(pageId));
  const answer = await fetch(url, { headers: { accept: 'text/html', cookie }, redirect: 'manual' });
  return { status: answer.status, html: await answer.text() };
}

describe('a document of a team of 10,000 members', () => {
  it.each(['/', '/teams/{team}', '/pages/{page}', '/pages/{page}/history', '/teams/{team}/settings'])(
    '%s is at most 10 kB larger than that of a team of ten',
    async (path) => {
      const few = await documentOf(small, path);
      const many = await documentOf(large, path);
      for (const { status, html } of [few, many]) {
        expect(status).toBe(200);
        expect(html).toContain('Harbour RFC');
      }
      expect(many.html.length - few.html.length).toBeLessThan(MOST_BYTES);
    },
  );

  it('holds at most a hundred members where it lists them', async () => {
    const { html } = await documentOf(large, '/teams/{team}/settings?tab=users');
    const addresses = new Set(html.match(/player\.[\d.]+@club\.example/g));
    expect(addresses.size).toBe(100);
  });
});
