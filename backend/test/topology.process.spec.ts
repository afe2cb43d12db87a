import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { MediaFile, Page, Team } from '@touchline/contract';
import pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { migrations } from '../src/migrations';
import { Tokens } from '../src/platform/tokens';
import { admin, send, signIn, teamNames, untilReady, type RunningServer } from './process';
import { useTopology } from './topology';

const { parts, start, smtp, origin, databaseUrl } = useTopology();
const proxy = { origin };
const waitOptions = { timeout: 30_000, interval: 100 };
let cookie: string;

beforeAll(async () => {
  cookie = await signIn(proxy);
});

const makeTeam = async ({ origin }: { origin: string }, name: string) => {
  const answer = await send(origin, '/api/teams', { body: { name, sport: 'Soccer' }, cookie });
  expect(answer.status).toBe(201);
  return (await answer.json()) as Team;
};
const asCollector = { authorization: 'Bearer collector-secret' };
const get = (address: string, headers: Record<string, string> = {}) => fetch(address, { headers });

async function inDatabase<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  const { rows } = await client.query<Row>(text, values);
  await client.end();
  return rows;
}

async function count(table: string): Promise<number> {
  const [row] = await inDatabase<{ count: string }>(`select count(*) from ${table}`);
  return Number(row?.count);
}

interface Member {
  id: number;
  cookie: string;
}

/** Creates a player of the team with a session. */
async function newMember(teamId: number): Promise<Member> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await inDatabase<{ id: number }>(
    `with person as (
       insert into users (username, email, role) values ($1, $1 || '@club.example', 'player') returning id),
     member as (insert into team_members (team_id, user_id, role) select $2, id, 'player' from person)
     insert into sessions (user_id, token_hash, expires_at)
       select id, $3, now() + interval '1 day' from person returning user_id as id`,
    [`player-${token.slice(0, 8)}`, teamId, new Tokens().hash(token)],
  );
  return { id: row!.id, cookie: `touchline_session=${token}` };
}

describe('two web processes and a worker', () => {
  it('that start together on an empty database migrate it once and create one super admin', async () => {
    expect(Object.values(parts).map(({ child }) => child.exitCode)).toEqual([null, null, null]);
    expect(await count('migrations')).toBe(migrations.length);
    expect(await count('users')).toBe(1);
  });

  it('share sessions', async () => {
    const { first, second } = parts;
    const own = await signIn(first);
    expect((await get(`${second.origin}/api/user`, { cookie: own })).status).toBe(200);
    expect((await send(second.origin, '/api/logout', { cookie: own })).status).toBeLessThan(300);
    expect((await get(`${first.origin}/api/user`, { cookie: own })).status).toBe(401);
  });

  it('read immediately what was saved through the other', async () => {
    const { first, second } = parts;
    const { id } = await makeTeam(first, 'Turn 0');
    for (let turn = 1; turn <= 20; turn++) {
      const [writer, reader] = turn % 2 ? [second, first] : [first, second];
      const body = { name: `Turn ${turn}` };
      await send(writer.origin, `/api/teams/${id}`, { method: 'PATCH', body, cookie });
      const read = await get(`${reader.origin}/api/teams/${id}`, { cookie });
      expect(((await read.json()) as Team).name).toBe(body.name);
    }
  });

  it('revoke access immediately, through whichever of them it was revoked', async () => {
    const { first, second } = parts;
    const { id } = await makeTeam(first, 'Left behind');
    const made = await send(first.origin, `/api/teams/${id}/pages`, { body: { title: 'Calls' }, cookie });
    const page = (await made.json()) as Page;
    const paths = [`/api/pages/${page.id}`, `/api/pages/${page.id}/comments`, `/api/teams/${id}/pages`];
    const statuses = async (member: Member) => {
      const answers = paths.map((path) => get(second.origin + path, { cookie: member.cookie }));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    const takeAway = async (path: string) => {
      const gone = await send(first.origin, path, { method: 'DELETE', cookie });
      expect(gone.status).toBeLessThan(300);
    };

    const [leaving, staying] = [await newMember(id), await newMember(id)];
    expect(await statuses(leaving)).toEqual([200, 200, 200]);
    await takeAway(`/api/teams/${id}/members/${leaving.id}`);
    expect(await statuses(leaving)).toEqual([404, 404, 404]);
    await send(first.origin, '/api/logout', { cookie: leaving.cookie });
    expect(await statuses(leaving)).toEqual([401, 401, 401]);
    expect(await statuses(staying)).toEqual([200, 200, 200]);
    await takeAway(`/api/pages/${page.id}`);
    expect(await statuses(staying)).toEqual([404, 404, 200]);
  });

  it('serve files that were uploaded through the other', async () => {
    const { id } = await makeTeam(proxy, 'With files');
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(8 * 1024 * 1024)]);
    const body = new FormData();
    body.append('files', new Blob([content]), 'tactics.pdf');
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const sent = await fetch(`${origin}/api/teams/${id}/media`, { method: 'POST', headers, body });
    expect(sent.status).toBe(201);
    const [file] = (await sent.json()) as MediaFile[];
    for (const place of [parts.first.origin, parts.second.origin, origin]) {
      const answer = await get(new URL(file!.url, place).href, { cookie });
      expect(Buffer.from(await answer.arrayBuffer()).equals(content)).toBe(true);
    }
  });
});

describe('mail', () => {
  const inviteTo = async (teamId: number, email: string) => {
    const sent = await send(origin, `/api/teams/${teamId}/invitations`, { body: { email }, cookie });
    expect(sent.status).toBe(201);
  };
  const addresses = () => smtp.mails.map(({ to }) => to?.[0]?.address);

  it('is sent once by the worker; without a worker it waits until one starts', async () => {
    const { id } = await makeTeam(proxy, 'Invited');
    await inviteTo(id, 'one@club.example');
    await vi.waitFor(() => expect(addresses()).toEqual(['one@club.example']), waitOptions);
    // A worker that is killed before it has recorded a mail as sent leaves it to the next one, which sends it again.
    await vi.waitFor(async () => {
      const metrics = await get(`${parts.worker.origin}/ops/metrics`, asCollector);
      expect(await metrics.text()).toContain('touchline_jobs{queue="email",state="active"} 0');
    }, waitOptions);

    parts.worker.child.kill('SIGKILL');
    await parts.worker.ended;
    await inviteTo(id, 'two@club.example');
    await pause(4000);
    expect(addresses()).toEqual(['one@club.example']);

    await untilReady(start('worker'));
    await vi.waitFor(
      () => expect(addresses()).toEqual(['one@club.example', 'two@club.example']),
      waitOptions,
    );
  });
});

describe('for operators', () => {
  it.each(['/ops/queues', '/ops/metrics'])(
    '%s is available through the proxy to super admins',
    async (path) => {
      expect((await get(origin + path)).status).toBe(401);
      expect((await get(origin + path, { cookie })).status).toBe(200);
    },
  );

  it('every process serves its own metrics, and the worker serves nothing else', async () => {
    for (const part of Object.values(parts)) {
      expect((await get(`${part.origin}/ops/metrics`)).status).toBe(401);
      const answer = await get(`${part.origin}/ops/metrics`, asCollector);
      expect(await answer.text()).toContain('touchline_jobs{queue="email",state="waiting"} 0');
    }
    expect((await get(`${parts.worker.origin}/api/user`, { cookie })).status).toBe(404);
  });
});

/** Returns the status of a failed sign-in from an IP address, with optional forged headers. */
function tryToSignIn(from: string, claimed: Record<string, string> = {}): Promise<number | undefined> {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...claimed };
  const options = { method: 'POST', localAddress: from, agent: false as const, headers };
  return new Promise((resolve, reject) => {
    request(`${origin}/api/login`, options, (answer) => resolve(answer.resume().statusCode))
      .once('error', reject)
      .end(JSON.stringify({ email: admin.ADMIN_EMAIL, password: 'A guess 1!' }));
  });
}

it('failed sign-ins are counted by the IP address of the client, not of the proxy, and forged headers are ignored', async () => {
  const guesses: (number | undefined)[] = [];
  while (guesses.length < 42) guesses.push(await tryToSignIn('127.0.0.2'));
  expect([...new Set(guesses)]).toEqual([401, 429]);
  expect(guesses.slice(40)).toEqual([429, 429]);
  expect(await tryToSignIn('127.0.0.2', { 'x-forwarded-for': '127.0.0.3' })).toBe(429);
  expect(await tryToSignIn('127.0.0.3')).toBe(401);
});

describe('a web process that ends while users read and write', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'by %s loses no read through the proxy and no acknowledged write',
    async (signal) => {
      const people = busyPeople(signal);
      await vi.waitFor(() => expect(people.acknowledged.length).toBeGreaterThan(40), waitOptions);
      await replaceFirst(signal, people);
      await people.stop();

      expect(people.reads.size).toBe(1);
      expect(people.reads.get(200)).toBeGreaterThan(80);
      const names = new Set(await teamNames(proxy, cookie));
      expect(people.acknowledged.filter((name) => !names.has(name))).toEqual([]);
      expect([...people.refused].every((status) => [502, 503].includes(status))).toBe(true);
    },
  );
});

type People = ReturnType<typeof busyPeople>;

/** Stops the first web process, lets work go on, and starts it again. */
async function replaceFirst(signal: NodeJS.Signals, people: People): Promise<void> {
  const gone: RunningServer = parts.first;
  gone.child.kill(signal);
  await gone.ended;
  const before = people.acknowledged.length;
  await vi.waitFor(() => expect(people.acknowledged.length).toBeGreaterThan(before + 40), waitOptions);
  await untilReady(start('first'));
  await pause(500);
}

/** Pause of each user between two requests. */
const PACE_MS = 40;

/** Starts four writers and four readers that use the proxy until stopped. */
function busyPeople(title: string) {
  const acknowledged: string[] = [];
  const refused = new Set<number>();
  const reads = new Map<number, number>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let number = 0; !isOver; number++) {
      const body = { name: `${title} ${writer}-${number}`, sport: 'Other' };
      const { status } = await send(origin, '/api/teams', { body, cookie });
      if (status === 201) acknowledged.push(body.name);
      else refused.add(status);
      await pause(PACE_MS);
    }
  };
  const read = async () => {
    while (!isOver) {
      const { status } = await get(`${origin}/api/user`, { cookie });
      reads.set(status, (reads.get(status) ?? 0) + 1);
      await pause(PACE_MS);
    }
  };
  const all = [1, 2, 3, 4].flatMap((number) => [write(number), read()]);
  const stop = async () => {
    isOver = true;
    await Promise.all(all);
  };
  return { acknowledged, refused, reads, stop };
}
