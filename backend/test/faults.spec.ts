import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type BulkRow } from '@touchline/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../src/platform/database/embedded';
import { createDatabase } from './database';
import { send, signIn, untilReady, useServers, type RunningServer } from './process';
import { RedisServer } from './redis';
import { MailServer, type Mood } from './smtp';

/** Mails that are on their way while something breaks. */
const jobs = Number(process.env.FAULT_JOBS ?? 1000);
/** Mails that one worker sends at the same time: so many may be sent twice when it dies. */
const atOnce = 10;

const { folder, run } = useServers(21_450);
const redis = new RedisServer(21_402);
const smtp = new MailServer();
let postgres: EmbeddedPostgres;
let databaseUrl: string;
let databases = 0;

vi.setConfig({ testTimeout: 180_000 });
beforeAll(async () => {
  mkdirSync(join(folder, 'faults'));
  [postgres] = await Promise.all([
    startEmbeddedPostgres(join(folder, 'faults')),
    redis.start(),
    smtp.start(),
  ]);
});
afterAll(async () => {
  await Promise.all([postgres.stop(), redis.remove(), smtp.close()]);
});
beforeEach(async () => {
  databaseUrl = await createDatabase(postgres.url, `faults_${++databases}`);
  await redis.empty();
  smtp.mood = 'accepts';
  smtp.accepted.length = 0;
  smtp.mails.length = 0;
});

const backends: [string, Record<string, string>][] = [
  ['PostgreSQL', {}],
  ['Redis', { REDIS_URL: redis.url }],
];

/** The parts of a grown installation. */
interface Club {
  web: RunningServer;
  worker: RunningServer;
  startWorker: () => RunningServer;
  cookie: string;
  teamId: number;
}

async function startClub(settings: Record<string, string>): Promise<Club> {
  const env = {
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtp.url,
    JOB_LOST_AFTER: '5',
    SEED: 'none',
    ...settings,
  };
  const part = (role: string) => run({ ...env, ROLE: role, DATA_DIR: join(folder, `${role}-${++parts}`) });
  const web = part('web');
  await untilReady(web);
  const startWorker = () => part('worker');
  const worker = startWorker();
  await untilReady(worker);
  const cookie = await signIn(web);
  const body = { name: 'Falcons', sport: 'Rugby Union' };
  const team = (await (await send(web.origin, '/api/teams', { body, cookie })).json()) as { id: number };
  return { web, worker, startWorker, cookie, teamId: team.id };
}
let parts = 0;

/** A thousand people get an account in one call, and each a mail; answers when the server has said yes. */
async function addPeople({ web, cookie, teamId }: Club): Promise<void> {
  const users: BulkRow[] = Array.from({ length: jobs }, (_, place) => ({ email: `p${place}@club.example` }));
  const path = calls.members.bulk.path.replace(':teamId', String(teamId));
  const answer = await send(web.origin, path, { body: { users }, cookie });
  expect(answer.status).toBe(200);
}

/** So many mails went out before something breaks. */
const someAreSent = () =>
  vi.waitFor(() => expect(smtp.accepted.length).toBeGreaterThan(jobs / 10), {
    timeout: 60_000,
    interval: 10,
  });

const received = () => new Set(smtp.mails.map(({ to }) => to?.[0]?.address));

/** Every mail is there, and the outbox knows it; answers how many were sent twice. */
async function allAreSent(): Promise<number> {
  const patience = { timeout: 120_000, interval: 250 };
  await vi.waitFor(() => expect(received().size).toBe(jobs), patience);
  await vi.waitFor(async () => expect(await unfinished()).toBe(0), patience);
  return smtp.accepted.length - jobs;
}

async function unfinished(): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::integer as count from outbox where job = 'email.first-password'`,
  );
  await client.end();
  return rows[0]?.count ?? -1;
}

const postgresPid = () =>
  Number.parseInt(readFileSync(join(folder, 'faults/postgres/postmaster.pid'), 'utf8'), 10);

const report = (fault: string, started: number, twice: number) =>
  process.stdout.write(
    `${fault}: ${jobs} mails, ${twice} twice, ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
  );

describe.each(backends)('with queues in %s, every mail is sent', (name, settings) => {
  async function survives(fault: string, strike: (club: Club) => Promise<unknown>, twiceAtMost = 0) {
    const club = await startClub(settings);
    const started = Date.now();
    await addPeople(club);
    await strike(club);
    const twice = await allAreSent();
    report(`${name}, ${fault}`, started, twice);
    expect(twice).toBeLessThanOrEqual(twiceAtMost);
  }

  it('when nothing breaks, once', () => survives('nothing broke', () => Promise.resolve()));

  it('when the worker is killed in the middle, at most those under way twice', () =>
    survives(
      'worker killed',
      async ({ worker, startWorker }) => {
        await someAreSent();
        worker.child.kill('SIGKILL');
        await worker.ended;
        await untilReady(startWorker());
      },
      atOnce,
    ));

  it('when the web process is killed right after it said yes', () =>
    survives('web killed', async ({ web }) => {
      web.child.kill('SIGKILL');
      await web.ended;
    }));

  it('when the database is killed and comes back', () =>
    survives('database killed', async () => {
      await someAreSent();
      process.kill(postgresPid(), 'SIGKILL');
    }));

  it.each<Mood>(['answers 4xx', 'answers 5xx', 'hangs', 'cuts the line'])(
    'when the mail server %s for a while',
    (mood) =>
      survives(`mail server ${mood}`, async () => {
        await someAreSent();
        smtp.mood = mood;
        await pause(3000);
        smtp.mood = 'accepts';
      }),
  );
});

describe('with queues in Redis, every mail is sent', () => {
  const settings = { REDIS_URL: redis.url };

  it('when Redis is stopped and started', async () => {
    const club = await startClub(settings);
    const started = Date.now();
    await addPeople(club);
    await someAreSent();
    await redis.stop('SIGKILL');
    await pause(3000);
    await redis.start();
    const twice = await allAreSent();
    report('Redis, stopped and started empty', started, twice);
    expect(twice).toBe(0);
  });

  it('when Redis is emptied', async () => {
    const club = await startClub(settings);
    const started = Date.now();
    await addPeople(club);
    await someAreSent();
    await redis.empty();
    const twice = await allAreSent();
    report('Redis, emptied', started, twice);
    expect(twice).toBe(0);
  });
});
