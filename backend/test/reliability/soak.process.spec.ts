import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Comment, Page } from '@touchline/contract';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { memoryOf } from '../../bench/processes';
import { findRunningPostgres } from '../../src/platform/database/embedded';
import { Tokens } from '../../src/platform/tokens';
import { Listener } from '../listener';
import { prepareDataDir, send, signIn, untilReady, useServers, type RunningServer } from '../process';
import { addCounts, asked, isWhole, many } from './figures';
import { makeTeam } from './writers';

const port = 21_651;
const { folder, run } = useServers(port);
const people = many(200, 40);
const DURATION_MS = isWhole ? 60_000 * asked(60) : 15_000;
/** Mean pause of a user between two requests: two hundred users make forty requests per second. */
const PACE_MS = 5000;
/** Time without requests after which idle connections are closed: those to the database after a minute, those of clients before. */
const IDLE_MS = many(90_000, 5000);
/** Connections of the pool, of the queues, for LISTEN, and of this test. */
const MAX_CONNECTIONS = 20 + 16 + 4;
vi.setConfig({ testTimeout: DURATION_MS + 2 * IDLE_MS + 200_000 });

interface Sample {
  megabytes: number;
  files: number;
  connections: number;
}

/** Creates members of one team, each with a session; returns their cookies. */
async function signInAll(client: pg.Client, teamId: number): Promise<string[]> {
  const tokens = new Tokens();
  const numbers = Array.from({ length: people }, (_, place) => place);
  for (const number of numbers) {
    const { rows } = await client.query<{ id: number }>(
      `insert into users (username, email, role, has_set_password) values ($1, $2, 'player', true) returning id`,
      [`person-${number}`, `person-${number}@club.example`],
    );
    const role = number % 10 === 0 ? 'coach' : 'player';
    await client.query('insert into team_members (team_id, user_id, role) values ($1, $2, $3)', [
      teamId,
      rows[0]!.id,
      role,
    ]);
    await client.query(
      `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '30 days')`,
      [rows[0]!.id, tokens.hash(`person-${number}`)],
    );
  }
  return numbers.map((number) => `touchline_session=person-${number}`);
}

/** Returns a function that picks a random request, with frequent ones repeated in the list. */
function requestPicker({ origin }: RunningServer, teamId: number, pageIds: readonly number[]) {
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)]!;
  const get = (path: string) => (cookie: string) => fetch(origin + path, { headers: { cookie } });
  const read = (cookie: string) => get(`/api/pages/${pick(pageIds)}`)(cookie);
  const discuss = (cookie: string) => get(`/api/pages/${pick(pageIds)}/comments`)(cookie);
  const list = get(`/api/teams/${teamId}/pages?view=summary`);
  const search = get(`/api/search?q=line`);
  const written = new Map<string, number>();
  /** Deletes the user's previous comment first, so that the amount of data stays constant. */
  const comment = async (cookie: string) => {
    const before = written.get(cookie);
    const gone = before && (await send(origin, `/api/comments/${before}`, { method: 'DELETE', cookie }));
    if (gone && !gone.ok) return gone;
    const body = { content: 'Which foot leads?' };
    const answer = await send(origin, `/api/pages/${pick(pageIds)}/comments`, { body, cookie });
    written.set(cookie, ((await answer.clone().json()) as Comment).id);
    return answer;
  };
  const star = (cookie: string) =>
    send(origin, `/api/pages/${pick(pageIds)}/star`, { method: 'PATCH', body: { isStarred: true }, cookie });
  return () =>
    pick([read, read, read, read, discuss, discuss, list, list, search, get('/api/user'), star, comment]);
}

const middle = (values: readonly number[]) =>
  [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;

it('a whole club for a long time causes no error, no memory growth and no leaked connection or file', async () => {
  const server = run({ DATA_DIR: prepareDataDir(join(folder, 'main')), PORT: String(port) });
  await untilReady(server);
  const cookie = await signIn(server);
  const teamId = await makeTeam({ origin: server.origin, cookie });
  const pageIds: number[] = [];
  for (let number = 0; number < 50; number++) {
    const body = { title: `Page ${number}`, content: `<p>${'Line of play. '.repeat(100)}</p>` };
    const made = await send(server.origin, `/api/teams/${teamId}/pages`, { body, cookie });
    pageIds.push(((await made.json()) as Page).id);
  }
  const client = new pg.Client({ connectionString: findRunningPostgres(join(folder, 'main')) });
  await client.connect();
  const cookies = await signInAll(client, teamId);
  const listeners = await Promise.all(
    cookies.slice(0, 50).map((each) => new Listener(server.origin, each).start()),
  );

  const look = async (): Promise<Sample> => {
    const { rows } = await client.query<{ count: number }>(
      'select count(*)::integer from pg_stat_activity where client_port is not null',
    );
    const files = readdirSync(`/proc/${server.child.pid}/fd`).length;
    return { megabytes: memoryOf(server.child.pid!).now, files, connections: rows[0]!.count };
  };
  await pause(IDLE_MS);
  const before = await look();
  const pickRequest = requestPicker(server, teamId, pageIds);
  const statuses = new Map<number, number>();
  const end = Date.now() + DURATION_MS;
  const live = async (own: string) => {
    await pause(Math.random() * PACE_MS);
    while (Date.now() < end) {
      const answer = await pickRequest()(own);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      await pause(PACE_MS * (0.5 + Math.random()));
    }
  };
  const samples: Sample[] = [];
  const watch = async () => {
    while (Date.now() < end) {
      await pause(DURATION_MS / 200);
      samples.push(await look());
    }
  };
  await Promise.all([watch(), ...cookies.map(live)]);
  await pause(IDLE_MS);
  const after = await look();
  listeners.forEach((listener) => listener.stop());
  await client.end();

  const quarter = (which: number) => {
    const size = Math.floor(samples.length / 4);
    return middle(samples.slice(which * size, (which + 1) * size).map(({ megabytes }) => megabytes));
  };
  const most = Math.max(...samples.map(({ connections }) => connections));
  const bad = [...statuses].filter(([status]) => status >= 400).reduce((sum, [, count]) => sum + count, 0);
  addCounts({
    part: 'soak',
    what: `${people} users for ${DURATION_MS / 60_000} minutes`,
    counts: {
      requests: [...statuses].reduce((sum, [, count]) => sum + count, 0),
      errors: bad,
      'MB in the second quarter': Math.round(quarter(1)),
      'MB in the last quarter': Math.round(quarter(3)),
      'connections, max': most,
      'idle connections, before': before.connections,
      'idle connections, after': after.connections,
      'idle open files, before': before.files,
      'idle open files, after': after.files,
    },
  });
  expect([...statuses.keys()].filter((status) => status >= 400)).toEqual([]);
  expect(most).toBeLessThanOrEqual(MAX_CONNECTIONS);
  expect(after.connections).toBeLessThanOrEqual(many(before.connections + 2, most));
  expect(after.files).toBeLessThanOrEqual(before.files + many(10, 100));
  expect(quarter(3)).toBeLessThanOrEqual(1.15 * quarter(1) + many(0, 100));
});
