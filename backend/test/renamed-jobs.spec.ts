import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls, type SearchResults } from '@touchline/contract';
import { UnrecoverableError, type Queue } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
  type MockInstance,
} from 'vitest';
import { migrations } from '../src/migrations';
import { Database, migrate } from '../src/platform/database';
import { prepareQueues, Queues } from '../src/platform/jobs';
import { JobRunner } from '../src/platform/jobs/job-runner';
import { queueEngine, type QueueEngine } from '../src/platform/jobs/queue-engine';
import { prepareServer } from '../src/serve';
import { readSettings } from '../src/settings';
import type { TestApp } from './app';
import { createDatabase, dropDatabase } from './database';
import { person } from './people';
import { RedisServer } from './redis';
import { removeFolder } from './remove-folder';

/** The number of migrations before the one that renames tables and jobs. */
const BEFORE = migrations.findIndex((each) => new each().name?.startsWith('SearchAndJobNames'));
const HOUR_MS = 3600_000;
const WAIT = { timeout: 25_000, interval: 50 };

const redis = new RedisServer(21_407);
beforeAll(() => redis.start());
afterAll(() => redis.remove());

const backends: [string, () => Record<string, string>][] = [
  ['PostgreSQL', () => ({})],
  ['Redis', () => ({ REDIS_URL: redis.url })],
];

/** A job of the previous build: its outbox row, and what the queue `upkeep` holds of it. */
interface OldJob {
  job: string;
  dedupeKey: string | null;
  dueInMs: number;
  queued: 'no' | 'failed' | 'active' | 'waiting';
}

interface OldRow {
  id: number;
  key: string;
}

const jobs = {
  failed: { job: 'upkeep.notifications', dedupeKey: null, dueInMs: -HOUR_MS, queued: 'failed' },
  interrupted: { job: 'upkeep.invitations', dedupeKey: null, dueInMs: -1000, queued: 'active' },
  waiting: {
    job: 'upkeep.index-saved-pages',
    dedupeKey: 'upkeep.index-saved-pages:all',
    dueInMs: -1000,
    queued: 'waiting',
  },
  unsent: { job: 'upkeep.changes', dedupeKey: 'upkeep.changes', dueInMs: -1000, queued: 'no' },
  dueSoon: { job: 'upkeep.words', dedupeKey: 'upkeep.words', dueInMs: 3000, queued: 'waiting' },
  merge: { job: 'upkeep.haystacks', dedupeKey: 'upkeep.haystacks', dueInMs: HOUR_MS, queued: 'waiting' },
  later: { job: 'upkeep.audit', dedupeKey: 'upkeep.audit', dueInMs: HOUR_MS, queued: 'waiting' },
} satisfies Record<string, OldJob>;
const later: OldJob[] = [jobs.merge, jobs.later];

describe.each(backends)('the first start after jobs were renamed, queues in %s', (_, backend) => {
  let app: TestApp;
  let client: pg.Client;
  let runs: MockInstance<JobRunner['run']>;
  let rows: Map<OldJob, OldRow>;

  beforeEach(async () => {
    await redis.empty();
    const name = `renamed_${randomBytes(6).toString('hex')}`;
    const databaseUrl = await createDatabase(inject('serverUrl'), name);
    const { REDIS_URL } = backend();
    await migrate(databaseUrl, migrations.slice(0, BEFORE));
    await prepareQueues(databaseUrl, REDIS_URL);
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await writeOldRows(client);
    rows = await writeOldJobs(client, queueEngine(databaseUrl, REDIS_URL, 4));

    runs = vi.spyOn(JobRunner.prototype, 'run');
    const dataDir = mkdtempSync(join(tmpdir(), 'touchline-renamed-'));
    const env = { LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ROLE: 'all', DATA_DIR: dataDir, ...backend() };
    const server = await prepareServer(
      databaseUrl,
      readSettings({ ...env, DATABASE_URL: databaseUrl }, dataDir),
    );
    const close = async () => {
      await server.close();
      await client.end();
      await dropDatabase(inject('serverUrl'), name);
      removeFolder(dataDir);
    };
    app = { app: server, database: server.get(Database), databaseUrl, dataDir, close };
  });
  afterEach(async () => {
    await app.close();
    vi.restoreAllMocks();
  });

  it('runs each due job once, keeps each scheduled one once, and removes the old queue', async () => {
    const due = Object.values(jobs).filter((job) => !later.includes(job));
    const idsOf = (some: OldJob[]) => some.map((job) => rows.get(job)!.id).sort((one, other) => one - other);
    const unfinished = () => client.query('select job from outbox where id = any($1)', [idsOf(due)]);
    await vi.waitFor(async () => expect((await unfinished()).rows).toEqual([]), WAIT);
    const ours = idsOf(Object.values(jobs));
    const started = runs.mock.calls.map(([id]) => id).filter((id) => ours.includes(id));
    expect(started.sort((one, other) => one - other)).toEqual(idsOf(due));

    const scheduled = await client.query(
      `select key, job, dedupe_key from outbox where job in ('maintenance.search-index-merge', 'maintenance.audit') order by job`,
    );
    expect(scheduled.rows).toEqual([
      { key: rows.get(jobs.later)!.key, job: 'maintenance.audit', dedupe_key: 'maintenance.audit' },
      {
        key: rows.get(jobs.merge)!.key,
        job: 'maintenance.search-index-merge',
        dedupe_key: 'maintenance.search-index-merge',
      },
    ]);
    const queue = app.app.get(Queues).all.get('maintenance')!;
    for (const job of later) {
      await vi.waitFor(async () => expect(await queue.getJobState(rows.get(job)!.key)).toBe('delayed'), WAIT);
    }
    const doubled = await client.query(
      `select job from outbox where job like 'maintenance.%' group by job having count(*) > 1`,
    );
    expect(doubled.rows).toEqual([]);
    await vi.waitFor(async () => expect(await oldNamesIn(client, backend().REDIS_URL)).toEqual([]), WAIT);
  });

  it('finds the pages that were indexed, merged or not, and those that were saved since', async () => {
    const admin = await person(app, 'super_admin');
    const titles = async (q: string) => {
      const { body } = await admin.call(calls.search.everything, {}, { query: { q } });
      return (body as SearchResults).pages.map(({ title }) => title).sort();
    };
    expect(await titles('zanzibar')).toEqual(['Merged', 'Saved since', 'Unmerged']);
    const { rows } = await client.query('select term from search_terms order by term');
    expect(rows).toEqual([{ term: 'merged' }, { term: 'zanzibar' }]);
  });
});

async function writeOldRows(client: pg.Client): Promise<void> {
  await client.query(`
    insert into teams (id, name, sport) overriding system value values (1, 'Otters', 'Rowing');
    insert into pages (id, team_id, title, version, words_version) overriding system value
    values (1, 1, 'Merged', 1, 1), (2, 1, 'Unmerged', 1, 1), (3, 1, 'Saved since', 2, 1);
    insert into page_versions (page_id, version, title, content, tags)
    select id, version, title, '<p>Zanzibar</p>', '{}' from pages;
    insert into page_haystacks (page_id, team_id, title, words, is_settled)
    values (1, 1, 'merged', E'merged\\nzanzibar', true), (2, 1, 'unmerged', E'unmerged\\nzanzibar', false),
           (3, 1, 'saved', 'saved', false);
    insert into haystack_words values ('merged'), ('zanzibar')`);
}

/** Writes the jobs to the outbox and to the queue `upkeep` as the previous build did; returns their rows. */
async function writeOldJobs(client: pg.Client, engine: QueueEngine): Promise<Map<OldJob, OldRow>> {
  const queue = engine.queue('upkeep');
  const written = new Map<OldJob, OldRow>();
  for (const job of Object.values(jobs)) {
    const isFailed = job.queued === 'failed';
    const { rows } = await client.query<OldRow>(
      `insert into outbox (job, payload, due_at, once, handed_over_at, failed_at, failure)
       values ($1, '{}', now() + $2 * interval '1 millisecond', $3, case when $4 then now() end,
               case when $5 then now() end, case when $5 then 'The disk is full.' end)
       returning id, key`,
      [job.job, job.dueInMs, job.dedupeKey, job.queued !== 'no', isFailed],
    );
    const { id, key } = rows[0]!;
    written.set(job, { id, key });
    if (job.queued === 'no') continue;
    const delay = Math.max(0, job.dueInMs);
    await queue.add(job.job, { id, payload: {} }, { jobId: key, priority: 5, delay, attempts: 14 });
    if (isFailed) await failNext(engine, queue);
    if (job.queued === 'active') await takeNext(engine);
  }
  const counts = await queue.getJobCounts('failed', 'active', 'prioritized', 'delayed');
  expect(counts).toEqual({ failed: 1, active: 1, prioritized: 1, delayed: 3 });
  await queue.close();
  await engine.close();
  return written;
}

async function failNext(engine: QueueEngine, queue: Queue): Promise<void> {
  const worker = engine.worker(
    'upkeep',
    () => Promise.reject(new UnrecoverableError('The disk is full.')),
    {},
  );
  await vi.waitFor(async () => expect(await queue.getFailedCount()).toBe(1), WAIT);
  await worker.close();
}

/** Takes a job as a worker that dies before it has finished it. */
async function takeNext(engine: QueueEngine): Promise<void> {
  const worker = engine.worker('upkeep', undefined as never, { autorun: false });
  expect(await worker.getNextJob('a worker that died')).toBeDefined();
  await worker.close(true);
}

/** Returns the names of the previous build that are left in the database and in the queues. */
async function oldNamesIn(client: pg.Client, redisUrl: string | undefined): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from (
       select relname as name from pg_class where relnamespace = 'public'::regnamespace
       union all select conname from pg_constraint where connamespace = 'public'::regnamespace
       union all select proname from pg_proc where pronamespace = 'public'::regnamespace
       union all select column_name from information_schema.columns where table_schema = 'public'
       union all select job from outbox
       union all select dedupe_key from outbox) names
      where name ~ 'haystack|settled|upkeep|words_version|handed_over|(^|_)(once|notice)(_|$)'`,
  );
  const queues = await (redisUrl ? keysIn(redisUrl) : queuesIn(client));
  return [...rows.map(({ name }) => name), ...queues.filter((name) => name.includes('upkeep'))];
}

async function queuesIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ queue: string }>(
    'select queue from bullmq.job union select queue from bullmq.meta union select queue from bullmq.event',
  );
  return rows.map(({ queue }) => queue);
}

async function keysIn(url: string): Promise<string[]> {
  const connection = new Redis(url);
  try {
    return await connection.keys('*');
  } finally {
    connection.disconnect();
  }
}
