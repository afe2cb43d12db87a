import { calls, type Invitation } from '@touchline/contract';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '../../../test/app';
import { given } from '../../../test/given';
import { nobody, registered, staffedTeam, type StaffedTeam } from '../../../test/people';
import { RedisServer } from '../../../test/redis';
import { MailServer } from '../../../test/smtp';
import { statement } from '../database';
import { Queues } from './queues';

const redis = new RedisServer(21_401);
const smtp = new MailServer();

beforeAll(async () => {
  await Promise.all([redis.start(), smtp.start()]);
});
afterAll(async () => {
  await Promise.all([redis.remove(), smtp.close()]);
});

const backends: [string, () => Record<string, string>][] = [
  ['PostgreSQL', () => ({})],
  ['Redis', () => ({ REDIS_URL: redis.url })],
];

const WAIT = { timeout: 25_000, interval: 100 };
const open = statement(
  'jobs_spec_open',
  `select id, job, dedupe_key, due_at, failed_at, failure from outbox where job like $1 order by id`,
);
interface OpenRow {
  id: number;
  job: string;
  dedupe_key: string | null;
  due_at: Date;
  failed_at: Date | null;
  failure: string | null;
}

/** The fields of Bull Board's response that are read here. */
interface BoardResponse {
  queues: { jobs: { id: string; failedReason: string; data: { payload: Record<string, number> } }[] }[];
}

describe.each(backends)('jobs carried by %s', (_, settings) => {
  let app: TestApp;
  let team: StaffedTeam;
  let guests = 0;

  beforeAll(async () => {
    const env = { ROLE: 'all', SMTP_URL: smtp.url, JOB_LOST_AFTER: '2', ...settings() };
    app = await startApp(env);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    smtp.accepted.length = 0;
    smtp.mails.length = 0;
    team = await staffedTeam(app);
  });
  afterEach(() => {
    smtp.mood = 'accepts';
  });

  const rows = (jobs: string) => app.database.read<OpenRow>(open, [jobs]);
  const invite = async () => {
    const email = `guest${++guests}@club.example`;
    const { body } = await team.coach.call(
      calls.invites.invite,
      { teamId: team.teamId },
      { body: { email } },
    );
    return body as Invitation;
  };
  const bulk = (count: number) => {
    const users = Array.from({ length: count }, () => ({ email: `guest${++guests}@club.example` }));
    return team.coach.call(calls.members.bulk, { teamId: team.teamId }, { body: { users } });
  };
  const operate = (method: 'get' | 'put', path: string) => {
    const asked = request(app.app.getHttpServer())[method](`/ops/queues/api/queues${path}`);
    return asked.set({ cookie: team.superAdmin.cookie, 'sec-fetch-site': 'same-origin' });
  };
  const seenFailed = async () => {
    const { body } = (await operate('get', '?activeQueue=email&status=failed')) as { body: BoardResponse };
    return body.queues[0]?.jobs ?? [];
  };
  const addresses = () => smtp.mails.map(({ to }) => to?.[0]?.address);

  it('run soon after they were written, and their outbox rows are deleted', async () => {
    const { email } = await invite();
    await vi.waitFor(() => expect(addresses()).toEqual([email]), WAIT);
    await vi.waitFor(async () => expect(await rows('email.%')).toEqual([]), WAIT);
  });

  it('are retried when the mail server rejects the message temporarily', async () => {
    smtp.mood = 'answers 4xx';
    const { email } = await invite();
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect(await rows('email.%')).toHaveLength(1);
    smtp.mood = 'accepts';
    await vi.waitFor(() => expect(addresses()).toEqual([email]), WAIT);
  });

  it('run again after the database was restored, although their queue has completed them before', async () => {
    smtp.mood = 'answers 4xx';
    const { email } = await invite();
    await app.database.transaction((tx) => tx.query('create table kept as select * from outbox', []));
    smtp.mood = 'accepts';
    await vi.waitFor(async () => expect(await rows('email.%')).toEqual([]), WAIT);
    await app.database.transaction((tx) =>
      tx.query(`insert into outbox overriding system value select * from kept where job like 'email.%'`, []),
    );
    await vi.waitFor(() => expect(addresses()).toEqual([email, email]), WAIT);
  });

  it('fail permanently, with the reason, when the mailbox does not exist', async () => {
    smtp.mood = 'knows nobody';
    await invite();
    await vi.waitFor(async () => {
      const [row] = (await rows('email.invitation')).filter(({ failed_at }) => failed_at);
      expect(row?.failure).toContain('No such mailbox');
    }, WAIT);
    expect((await app.app.get(Queues).counts()).email.failed).toBeGreaterThan(0);
  });

  it('are shown to operators after a failure, who can retry them', async () => {
    smtp.mood = 'knows nobody';
    const { id: invitationId, email } = await invite();
    const job = await vi.waitFor(async () => {
      const failed = (await seenFailed()).find(({ data }) => data.payload.invitationId === invitationId);
      expect(failed?.failedReason).toContain('No such mailbox');
      return failed;
    }, WAIT);
    smtp.mood = 'accepts';
    expect((await operate('put', `/email/${job?.id}/retry`)).status).toBeLessThan(300);
    await vi.waitFor(() => expect(addresses()).toContain(email), WAIT);
  });

  it('are deleted for good when operators remove one or all that failed', async () => {
    smtp.mood = 'knows nobody';
    const invitations = [await invite(), await invite(), await invite()];
    const ours = async () => {
      const failed = await seenFailed();
      return invitations.flatMap(
        ({ id }) => failed.find(({ data }) => data.payload.invitationId === id) ?? [],
      );
    };
    await vi.waitFor(async () => expect(await ours()).toHaveLength(3), WAIT);
    const [first] = await ours();
    const before = await rows('email.invitation');
    expect((await operate('put', `/email/${first?.id}/clean`)).status).toBeLessThan(300);
    expect(await rows('email.invitation')).toHaveLength(before.length - 1);
    await vi.waitFor(async () => {
      expect((await operate('put', '/email/clean/failed')).status).toBeLessThan(300);
      expect(await rows('email.invitation')).toHaveLength((await seenFailed()).length);
      expect(await rows('email.invitation')).toEqual([]);
    }, WAIT);
  });

  it('of urgent priority overtake bulk jobs', async () => {
    const member = await registered(app, 'Touchline1!');
    await bulk(100);
    await nobody(app).call(calls.accounts.forgotPassword, {}, { body: { email: member.email } });
    await vi.waitFor(() => expect(smtp.mails.length).toBe(101), WAIT);
    expect(addresses().indexOf(member.email)).toBeLessThan(50);
  });

  it('are deduplicated while one with the same key waits', async () => {
    const publish = async () => {
      const { id: pageId } = await given.page(team.coach, team.teamId, { draft: true });
      await team.admin.call(calls.pages.publish, { pageId }, { body: {} });
    };
    await Promise.all([publish(), publish()]);
    await publish();
    const names = (await rows('email.published')).map(({ dedupe_key }) => dedupe_key);
    const members = [team.coach.id, team.player.id].map((id) => `email.published:${id}:${team.teamId}`);
    expect(names.sort()).toEqual(members.sort());
  });

  it('with a schedule each have one row that waits for the next run', async () => {
    const scheduled = [
      'maintenance.accounts',
      'maintenance.audit',
      'maintenance.bin',
      'maintenance.changes',
      'maintenance.data-exports',
      'maintenance.file-metadata',
      'maintenance.invitations',
      'maintenance.media',
      'maintenance.notifications',
      'maintenance.outbox',
      'maintenance.page-files',
      'maintenance.page-sittings',
      'maintenance.search-index-merge',
      'maintenance.search-terms',
      'maintenance.weekly-digest',
    ];
    // One of them runs each minute, and has no row that waits meanwhile.
    await vi.waitFor(async () => {
      const repeating = (await rows('maintenance.%')).filter(({ job, dedupe_key }) => dedupe_key === job);
      expect(repeating.map(({ job }) => job).sort()).toEqual(scheduled);
      for (const { due_at } of repeating) expect(due_at.getTime()).toBeGreaterThan(Date.now());
    }, WAIT);
  });
});

describe('jobs carried by Redis', () => {
  it('are enqueued again when Redis has lost them', async () => {
    const env = { ROLE: 'all', SMTP_URL: smtp.url, JOB_LOST_AFTER: '2', REDIS_URL: `${redis.url}/1` };
    const app = await startApp(env);
    const team = await staffedTeam(app);
    smtp.mood = 'answers 4xx';
    const body = { email: 'lost@club.example' };
    await team.coach.call(calls.invites.invite, { teamId: team.teamId }, { body });
    await vi.waitFor(async () => expect((await app.app.get(Queues).counts()).email.delayed).toBe(1), WAIT);
    await redis.empty();
    smtp.mood = 'accepts';
    smtp.mails.length = 0;
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), WAIT);
    await app.close();
  });
});
