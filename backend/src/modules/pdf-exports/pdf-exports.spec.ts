import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  calls,
  mentionTexts,
  timeFormat,
  type MediaFile,
  type Page,
  type PageFileJob,
} from '@touchline/contract';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, jobsIn } from '../../../test/jobs';
import { fetchBytes, sendFiles } from '../../../test/media';
import { pdfReading } from '../../../test/pdf';
import { staffedTeam, useTeam, type Person, type StaffedTeam } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { statement } from '../../platform/database';
import { JobRunner } from '../../platform/jobs/job-runner';
import { PdfExportCleanup } from './pdf-export-cleanup';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, {
    title: 'Lineout: 5 "calls"',
    content: '<p data-id="block-1">Front pod</p>',
    tags: ['Set piece'],
  });
});
afterEach(() => vi.restoreAllMocks());

const ask = async (who: Person, pageId = page.id) => {
  const { status, body } = await who.call(calls.pageFiles.create, { pageId });
  expect(status).toBe(202);
  return body as PageFileJob;
};
const look = (who: Person, { id }: PageFileJob) => who.call(calls.pageFiles.job, { jobId: id });
const fetch = (who: Person, { url }: PageFileJob, headers = {}) =>
  fetchBytes(app, who, { url: url ?? '', headers });
const made = async (who: Person, pageId = page.id) => {
  const job = await ask(who, pageId);
  await doJobs(app);
  return (await look(who, job)).body as PageFileJob;
};
const later = (milliseconds: number) => {
  const now = app.app.get(Clock).now().getTime();
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(now + milliseconds));
};
const isOnDisk = ({ id }: PageFileJob) => existsSync(join(app.dataDir, 'media/page-files', String(id)));
const waiting = statement('page_files_spec', `select id from outbox where job = 'pdf.page'`);
const DAY_MS = 24 * 3600_000;

describe('the PDF of a page', () => {
  it('is queued at once, and ready when a worker has rendered it', async () => {
    const job = await ask(team.player);
    expect(job).toMatchObject({ pageId: page.id, state: 'waiting', progress: 0, url: null });
    await doJobs(app);
    expect((await look(team.player, job)).body).toMatchObject({
      state: 'done',
      progress: 1,
      url: `/api/jobs/${job.id}/Lineout%20-%205%20'calls'.pdf`,
    });
  });

  it('holds title, team, tags, author, date and text', async () => {
    const { status, headers, body } = await fetch(team.player, await made(team.player));
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Lineout - 5 'calls'.pdf"; filename*=UTF-8''Lineout%20-%205%20%27calls%27.pdf`,
    );
    const text = pdfReading.text(body as Buffer);
    const date = timeFormat(null).longDate(new Date());
    expect(text).toContain('Lineout: 5 "calls"');
    expect(text).toMatch(new RegExp(` · by .+ · ${date}`));
    expect(text).toContain('Set piece');
    expect(text).toContain('Front pod');
  });

  it('has the date in the time zone of the user who requested it', async () => {
    await app.database.transaction((tx) =>
      tx.query(`update pages set updated_at = '2026-11-27T10:30:00Z' where id = $1`, [page.id]),
    );
    const timeZone = 'Pacific/Pago_Pago';
    await team.coach.call(calls.accounts.changeTimeZone, {}, { body: { timeZone } });
    const dateFor = async (who: Person) =>
      /\d+ November 2026/.exec(pdfReading.text((await fetch(who, await made(who))).body as Buffer))?.[0];
    expect(await dateFor(team.coach)).toBe('26 November 2026');
    expect(await dateFor(team.player)).toBe('27 November 2026');
  });

  it('shows the pictures of the team, and of no other', async () => {
    const drawing = await sharp({ create: { width: 1500, height: 900, channels: 3, background: '#0b7a43' } })
      .png()
      .toBuffer();
    const upload = async ({ coach, teamId }: StaffedTeam) => {
      const { body } = await sendFiles(app, coach, { teamId, files: [['a.png', drawing]] });
      return (body as MediaFile[])[0]!;
    };
    const figure = ({ url }: MediaFile, alt: string) =>
      `<figure data-id="block-${alt}" data-type="image" data-cols="6"><img src="${url}" alt="${alt}"></figure>`;
    const content =
      figure(await upload(team), 'Ours') + figure(await upload(await staffedTeam(app)), 'Theirs');
    const { id } = await given.page(team.coach, team.teamId, { content });
    const { body } = await fetch(team.coach, await made(team.coach, id));
    expect(pdfReading.text(body as Buffer)).toContain('Theirs');
    expect(pdfReading.text(body as Buffer)).not.toContain('Ours');
  });

  it('has the titles of mentions that the user who requested it may see, and no other', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Secret lineup', draft: true });
    const play = await given.play(team.coach, team.teamId, { name: 'Secret lineout', draft: true });
    const open = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const mentions = [
      `<a href="/pages/${draft.id}" data-page="${draft.id}">Secret lineup</a>`,
      `<a href="/plays/${play.id}" data-play="${play.id}">Secret lineout</a>`,
      `<a href="/pages/${open.id}" data-page="${open.id}">Kit</a>`,
    ];
    const content = mentions.map((html, at) => `<p data-id="block-${at}">See ${html}.</p>`).join('');
    const { id } = await given.page(team.coach, team.teamId, { content });
    const textFor = async (who: Person) =>
      pdfReading.text((await fetch(who, await made(who, id))).body as Buffer);
    const hidden = await textFor(team.player);
    for (const words of [mentionTexts.hidden.page, mentionTexts.hidden.play, 'Kit list'])
      expect(hidden).toContain(`See ${words}.`);
    expect(hidden).not.toContain('Secret');
    const whole = await textFor(team.coach);
    for (const words of ['Secret lineup', 'Secret lineout']) expect(whole).toContain(`See ${words}.`);
  });

  it('supports ranges and caching, like any file', async () => {
    const job = await made(team.player);
    const { headers } = await fetch(team.player, job);
    expect((await fetch(team.player, job, { range: 'bytes=0-4' })).body).toEqual(Buffer.from('%PDF-'));
    expect((await fetch(team.player, job, { 'if-none-match': headers.etag })).status).toBe(304);
  });

  it('is rendered once for repeated requests while it is pending', async () => {
    const [one, two] = [await ask(team.player), await ask(team.player)];
    expect(two.id).toBe(one.id);
    expect((await ask(team.coach)).id).not.toBe(one.id);
    expect((await jobsIn(app)).filter(({ job }) => job === 'pdf.page')).toHaveLength(2);
    await doJobs(app);
  });

  it('is only for the user who requested it, while the page is visible to them', async () => {
    const job = await made(team.player);
    expect((await look(team.coach, job)).status).toBe(404);
    expect((await fetch(team.coach, job)).status).toBe(404);
    await team.admin.call(calls.members.remove, { teamId: team.teamId, userId: team.player.id });
    expect((await look(team.player, job)).status).toBe(404);
    expect((await fetch(team.player, job)).status).toBe(404);
  });

  it('is not found while its page is in the bin', async () => {
    const job = await made(team.player);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    expect((await fetch(team.player, job)).status).toBe(404);
  });

  it('is not rendered for a page that is deleted in the meantime', async () => {
    const job = await ask(team.player);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    await doJobs(app);
    expect(isOnDisk(job)).toBe(false);
  });

  it('is available for a day, and then deleted', async () => {
    const job = await made(team.player);
    later(DAY_MS - 60_000);
    expect((await fetch(team.player, job)).status).toBe(200);
    later(60_001);
    expect((await look(team.player, job)).status).toBe(404);
    expect((await fetch(team.player, job)).status).toBe(404);
    expect(isOnDisk(job)).toBe(true);
    await app.app.get(PdfExportCleanup).handle();
    expect(isOnDisk(job)).toBe(false);
  });

  it('is deleted even when its page and team no longer exist', async () => {
    const job = await made(team.player);
    await team.superAdmin.call(calls.teams.remove, { teamId: team.teamId });
    expect((await fetch(team.player, job)).status).toBe(404);
    later(DAY_MS + 1);
    await app.app.get(PdfExportCleanup).handle();
    expect(isOnDisk(job)).toBe(false);
  });

  it('is reported as failed when it cannot be rendered, and can be requested again', async () => {
    const job = await ask(team.player);
    const [row] = await app.database.read<{ id: number }>(waiting, []);
    await app.app.get(JobRunner).recordFailure(row!.id, new Error('The disk is full'));
    expect((await look(team.player, job)).body).toMatchObject({ state: 'failed', url: null });
    expect((await made(team.player)).state).toBe('done');
  });
});
