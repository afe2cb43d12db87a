import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@touchline/contract';
import request from 'supertest';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { doJobs } from '../../../test/jobs';
import { useTeam } from '../../../test/people';

const app = useApp({ METRICS_TOKEN: 'collector-secret' });
const team = useTeam(app, beforeAll);

const open = (path: string, headers: Record<string, string> = {}) =>
  request(app.app.getHttpServer()).get(path).set(headers);
const asAdmin = (path: string, cookie = '') => open(path, { cookie: `${team.superAdmin.cookie}; ${cookie}` });

describe('pages for operators', () => {
  const pages = [
    '/ops/queues',
    '/ops/queues/api/queues',
    '/ops/metrics',
    '/ops/mail',
    '/ops/mail.css',
    '/ops/mail/some-name',
    '/ops/mail/some-name/letter',
    '/ops',
  ];

  it.each(pages)('%s is refused to all but super admins', async (path) => {
    expect((await open(path)).status).toBe(401);
    for (const { cookie } of [team.player, team.admin])
      expect((await open(path, { cookie })).status).toBe(403);
    expect([200, 404]).toContain((await asAdmin(path)).status);
  });

  it('redirect a browser without a session to the sign-in page', async () => {
    const { status, headers } = await open('/ops/queues', { accept: 'text/html' });
    expect([status, headers.location]).toEqual([302, '/login']);
  });

  it('cannot be changed by another site', async () => {
    const retry = request(app.app.getHttpServer()).put('/ops/queues/api/queues/email/retry/failed');
    expect((await retry.set({ cookie: team.superAdmin.cookie })).status).toBe(403);
  });
});

describe('the index of the pages for operators', () => {
  it('links to pages that exist, which link back to it', async () => {
    const { text } = await asAdmin('/ops');
    const paths = [...text.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(paths).toContain('/ops/queues');
    expect(paths).toContain('/ops/mail');
    expect(paths).toContain('/ops/metrics');
    for (const path of paths) expect([path, (await asAdmin(path)).status]).toEqual([path, 200]);
    expect((await asAdmin('/ops/mail')).text).toContain('href="/ops"');
    const { text: board } = await asAdmin('/ops/queues');
    expect(board).toContain('"url":"/ops"');
  });
});

describe('metrics', () => {
  it('are open to a collector with the token, and to no other token', async () => {
    const collect = (token: string) => open('/ops/metrics', { authorization: `Bearer ${token}` });
    expect((await collect('collector-secret')).status).toBe(200);
    expect((await collect('another')).status).toBe(401);
    expect((await open('/ops/mail', { authorization: 'Bearer collector-secret' })).status).toBe(401);
  });

  it('count requests by route pattern, jobs and connections', async () => {
    await team.player.call(calls.teams.read, { teamId: team.teamId });
    await team.coach.call(
      calls.invites.invite,
      { teamId: team.teamId },
      { body: { email: 'm@club.example' } },
    );
    const { text } = await asAdmin('/ops/metrics');
    expect(text).toMatch(
      /touchline_http_request_duration_seconds_count\{method="GET",route="\/api\/teams\/:teamId",status="200"\} [1-9]/,
    );
    expect(text).toMatch(/touchline_jobs\{queue="email",state="waiting"\} \d/);
    expect(text).toMatch(/touchline_jobs_unfinished\{job="email.invitation"\} 1/);
    expect(text).toMatch(/touchline_database_connections\{state="idle"\} \d/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
  });
});

describe('the metrics in docs', () => {
  const docs = fileURLToPath(new URL('../../../../docs', import.meta.url));
  let text: string;

  beforeAll(async () => {
    text = (await asAdmin('/ops/metrics')).text;
  });

  it.each(['alerts.example.yml', 'running.md'])('exist: %s', (file) => {
    const named = readFileSync(`${docs}/${file}`, 'utf8').matchAll(
      /\b(touchline|nodejs|process)_[a-z0-9_]+/g,
    );
    const metrics = new Set([...named].map(([name]) => name.replace(/_(bucket|count|sum)$/, '')));
    expect(metrics.size).toBeGreaterThan(5);
    expect([...metrics].filter((name) => !text.includes(`# TYPE ${name} `))).toEqual([]);
  });

  it('have the labels and values that the rules select', () => {
    const rules = readFileSync(`${docs}/alerts.example.yml`, 'utf8');
    const chosen = [...rules.matchAll(/(touchline_\w+)\{(.+?)\}/g)];
    expect(chosen.length).toBeGreaterThan(3);
    for (const [, metric = '', labels = ''] of chosen) {
      for (const [, label, operator, value] of labels.matchAll(/(\w+)(=~|!~|=)"([^"]+)"/g)) {
        expect(text).toMatch(new RegExp(`${metric}\\{[^}]*${label}="`));
        const isState = operator === '=' && ['queue', 'state'].includes(label ?? '');
        if (isState) expect(text).toContain(`${label}="${value}"`);
      }
    }
  });
});

describe('the mailbox of an installation without a mail server', () => {
  const invite = (email: string) =>
    team.coach.call(calls.invites.invite, { teamId: team.teamId }, { body: { email } });

  it('is a folder of messages that only its owner can read', async () => {
    await invite('kept@club.example');
    await doJobs(app);
    const folder = join(app.dataDir, 'mail');
    const names = readdirSync(folder);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect(name).toMatch(/^[\w-]+\.eml$/);
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    }
  });

  it('shows times in the time zone of the browser, or in UTC', async () => {
    await invite('timed@club.example');
    await doJobs(app);
    const timeIn = async (cookie = '') => {
      const { text } = await asAdmin('/ops/mail', cookie);
      return /<time>(.*?)<\/time>/.exec(text)?.[1] ?? '';
    };
    expect(await timeIn()).toMatch(/^\d+ \w+ \d{4}, \d\d:\d\d UTC$/);
    expect(await timeIn('touchline_time_zone=Mars%2FOlympus')).toMatch(/ UTC$/);
    const nepal = await timeIn('touchline_time_zone=Asia%2FKathmandu');
    const minutes = (time: string) => Number(/:(\d\d)/.exec(time)?.[1]);
    expect((minutes(nepal) - minutes(await timeIn()) + 60) % 60).toBe(45);
    expect(nepal).not.toContain('UTC');
  });

  it('escapes names', async () => {
    const body = { displayName: '</title><img src=x onerror=alert(1)>' };
    await team.coach.call(calls.accounts.changeProfile, {}, { body });
    await invite('named@club.example');
    await doJobs(app);
    await team.coach.call(calls.accounts.changeProfile, {}, { body: { displayName: 'Mara' } });
    const { text: list } = await asAdmin('/ops/mail');
    const path = /href="(\/ops\/mail\/[\w-]+)"/.exec(list)?.[1] ?? '';
    const { text: mail } = await asAdmin(path);
    const { text: letter } = await asAdmin(`${path}/letter`);
    for (const page of [list, mail, letter]) {
      expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(page).not.toContain('<img');
    }
  });

  it('shows a mail in a sandboxed frame', async () => {
    await invite('ada@club.example');
    await doJobs(app);
    const { text: list } = await asAdmin('/ops/mail');
    expect(list).toContain('ada@club.example');
    const path = /href="(\/ops\/mail\/[\w-]+)"/.exec(list)?.[1] ?? '';
    const { text: mail } = await asAdmin(path);
    expect(mail).toContain('<iframe');
    const letter = await asAdmin(`${path}/letter`);
    expect(letter.text).toContain('Accept invitation');
    const policy = letter.headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(letter.headers).not.toHaveProperty('x-frame-options');
    expect(policy).toMatch(/; sandbox (?!.*allow-(scripts|same-origin|forms|top-navigation))/);
  });

  it.each(['..%2f..%2fsettings', 'nothing', '..'])('has nothing under the name %s', async (name) => {
    expect((await asAdmin(`/ops/mail/${name}/letter`)).status).toBe(404);
  });
});

describe('the queues', () => {
  it('are shown by Bull Board without requests to other origins', async () => {
    const { text, headers } = await asAdmin('/ops/queues');
    expect(text).not.toMatch(/(src|href)="(https?:)?\/\//);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    const assets = [...text.matchAll(/(?:src|href)="(static\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
    expect(assets.length).toBeGreaterThan(1);
    for (const path of assets) expect((await asAdmin(`/ops/queues/${path}`)).status).toBe(200);
  });

  it('are shown with their waiting jobs', async () => {
    const { body } = (await asAdmin('/ops/queues/api/queues')) as { body: { queues: { name: string }[] } };
    expect(body.queues.map(({ name }) => name).sort()).toEqual(['email', 'maintenance', 'pdf']);
  });
});
