import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@touchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase, dropDatabase } from './database';
import { template } from './global-setup';
import { Listener } from './listener';
import { PgBouncer } from './pgbouncer';
import { admin, send, signIn, untilReady, useServers } from './process';
import { makeTeam } from './reliability/writers';
import { waitFor } from './wait-for';

const { folder, run } = useServers(21_720);
const database = `pooled_${randomBytes(6).toString('hex')}`;
const AT_ONCE = 16;
let direct: string;
let bouncer: PgBouncer | undefined;

beforeAll(async () => {
  direct = await createDatabase(inject('serverUrl'), database, template);
});
afterAll(async () => {
  await bouncer?.remove();
  await dropDatabase(inject('serverUrl'), database);
});

async function times<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => work(index)));
}

it('a process uses no more connections than DATABASE_CONNECTIONS, 12 by default', async () => {
  const server = run({ DATABASE_URL: direct, DATA_DIR: join(folder, 'bounded') });
  await untilReady(server);
  const { origin } = server;
  const cookie = await signIn(server);
  const teamId = await makeTeam({ origin, cookie });
  const client = new pg.Client({ connectionString: direct });
  await client.connect();
  const counts: number[] = [];
  const count = async () => {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::integer from pg_stat_activity
        where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    counts.push(rows[0]!.count);
  };
  for (let round = 0; round < 5; round++) {
    const writes = times(40, async (index) => {
      const body = { title: `Page ${round}-${index}`, content: '<p>Line</p>' };
      const answer = await send(origin, `/api/teams/${teamId}/pages`, { body, cookie });
      expect(answer.status).toBe(201);
    });
    await Promise.all([writes, count()]);
    await count();
  }
  await client.end();
  expect(Math.max(...counts)).toBeGreaterThan(8);
  expect(Math.max(...counts)).toBeLessThanOrEqual(12);
});

/** Its connections are those of a process, too, so it is started after they are counted. */
const startBouncer = async () => (bouncer ??= await new PgBouncer(direct, 21_730).start());

it('behind PgBouncer in transaction mode pages are written and read at once, and live updates, jobs and mails work', async () => {
  const DATA_DIR = join(folder, 'pooled');
  const { url } = await startBouncer();
  const server = run({ DATABASE_URL: url, DATABASE_DIRECT_URL: direct, DATA_DIR });
  await untilReady(server);
  const { origin } = server;
  const cookie = await signIn(server);
  const teamId = await makeTeam({ origin, cookie });
  const listener = await new Listener(origin, cookie).start();
  const made = await times(AT_ONCE, async (index) => {
    const body = { title: `Page ${index}`, content: `<p>Line ${index}</p>` };
    const answer = await send(origin, `/api/teams/${teamId}/pages`, { body, cookie });
    expect(answer.status).toBe(201);
    return (await answer.json()) as Page;
  });
  for (let round = 0; round < 4; round++) {
    const titles = await times(AT_ONCE, async (index) => {
      const answer = await fetch(`${origin}/api/pages/${made[index]?.id}`, { headers: { cookie } });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as Page).title;
    });
    expect(titles).toEqual(made.map(({ title }) => title));
  }
  const change = { what: 'page', teamId, id: made[0]?.id };
  await waitFor(() => expect(listener.changes).toContainEqual(change));
  listener.stop();
  const asked = await send(origin, '/api/forgot-password', { body: { email: admin.ADMIN_EMAIL } });
  expect(asked.ok).toBe(true);
  const mails = () =>
    readdirSync(join(DATA_DIR, 'mail')).map((name) => readFileSync(join(DATA_DIR, 'mail', name), 'utf8'));
  await waitFor(() => expect(mails().join('\n')).toContain('/reset-password'));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('a pooler without the address of PostgreSQL itself, or as that address, is refused in one sentence', async () => {
  const { url } = await startBouncer();
  const start = async (env: Record<string, string>) => {
    const server = run({ DATA_DIR: join(folder, 'refused'), ...env });
    expect(await server.ended).toBe(1);
    return server.output();
  };
  expect(await start({ DATABASE_URL: url })).toContain(
    'given, DATABASE_DIRECT_URL beside it, with the address of PostgreSQL itself, expected (a connection pooler answers there).',
  );
  expect(await start({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })).toContain(
    'DATABASE_DIRECT_URL: "postgres://***@127.0.0.1:21730/touchline" given, PostgreSQL itself expected',
  );
  expect(await start({ DATABASE_URL: url, DATABASE_DIRECT_URL: inject('serverUrl') })).toContain(
    'given, the database of DATABASE_URL expected (it is another one).',
  );
});
