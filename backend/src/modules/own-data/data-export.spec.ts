import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  calls,
  type Comment,
  type DataExport,
  type MediaFile,
  type OwnData,
  type Page,
} from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { doJobs, jobsIn } from '../../../test/jobs';
import { aPicture, fetchBytes, sendFiles, sendMultipart } from '../../../test/media';
import { useTeam, type Person } from '../../../test/people';
import { entriesIn } from '../../../test/zip';
import { Clock } from '../../platform/clock';
import { statement } from '../../platform/database';
import { JobRunner } from '../../platform/jobs/job-runner';
import { DataExportCleanup } from './data-export-cleanup';
import { accountColumns, exportSections, leftOut } from './export-sections';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout calls', content: '<p>Front pod</p>' });
});
afterEach(() => vi.restoreAllMocks());

const read = async (who: Person) => (await who.call(calls.ownData.read)).body as OwnData;
const request = async (who: Person) => {
  const { status, body } = await who.call(calls.ownData.createExport);
  expect(status).toBe(202);
  return body as DataExport;
};
const fetch = (who: Person, url: string) => fetchBytes(app, who, { url });
const made = async (who: Person) => {
  await request(who);
  await doJobs(app);
  return (await read(who)).dataExport!;
};
const archiveOf = async (who: Person) => entriesIn((await fetch(who, (await made(who)).url!)).body as Buffer);
type Rows = Record<string, unknown>[];
const dataOf = async (who: Person) =>
  JSON.parse((await archiveOf(who))['data.json']!.toString()) as Record<string, Rows> & {
    account: Record<string, unknown>;
  };
const later = (milliseconds: number) => {
  const now = app.app.get(Clock).now().getTime();
  vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(now + milliseconds));
};
const isOnDisk = ({ id }: DataExport) => existsSync(join(app.dataDir, 'media/data-exports', String(id)));
const DAY_MS = 24 * 3600_000;

describe('the export of own data', () => {
  it('is queued at once, and a zip archive when a worker has written it', async () => {
    expect(await request(team.player)).toMatchObject({ state: 'waiting', size: null, url: null });
    await doJobs(app);
    const { dataExport } = await read(team.player);
    expect(dataExport).toMatchObject({ state: 'done', size: expect.any(Number) });
    const { status, headers, body } = await fetch(team.player, dataExport!.url!);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="touchline-data-\d{4}-\d\d-\d\d\.zip"/,
    );
    expect((body as Buffer).length).toBe(dataExport!.size);
  });

  it('contains the account, memberships, comments, reactions, stars, reads, sessions and activities', async () => {
    const comment = await given.comment(team.player, page.id);
    const asked = await given.comment(team.coach, page.id);
    await team.player.call(calls.comments.addReaction, { commentId: asked.id, reaction: 'agree' });
    await team.player.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
    await team.player.call(calls.pages.setLastRead, { pageId: page.id }, { body: { version: 1 } });
    const data = await dataOf(team.player);
    expect(data.account).toMatchObject({ id: team.player.id, email: team.player.email });
    expect(data.memberships).toMatchObject([{ teamId: team.teamId, team: 'Harbour RFC', role: 'player' }]);
    expect(data.comments).toMatchObject([{ id: comment.id, pageId: page.id, content: comment.content }]);
    expect(data.reactions).toMatchObject([{ commentId: asked.id, kind: 'agree' }]);
    expect(data.stars).toMatchObject([{ pageId: page.id, playId: null }]);
    expect(data.lastReads).toMatchObject([{ pageId: page.id, version: 1 }]);
    expect(data.sessions).toHaveLength(1);
    expect(data.activities).toContainEqual(expect.objectContaining({ targetType: 'comment' }));
    expect(data.dataExports).toMatchObject([{ state: 'active' }]);
  });

  it('contains the pages that the user wrote with the title they saved last, and no later one', async () => {
    await team.admin.call(calls.pages.change, { pageId: page.id }, { body: { title: 'Secret plan' } });
    const data = await dataOf(team.coach);
    expect(data.pages).toMatchObject([
      { id: page.id, title: 'Lineout calls', createdByYou: true, updatedByYou: false, savedVersions: [1] },
    ]);
    expect(JSON.stringify(data)).not.toContain('Secret plan');
  });

  it('contains the photo and the uploaded files, and none of other users', async () => {
    const files = { teamId: team.teamId, files: [['drill.png', aPicture]] as [string, Buffer][] };
    const [own] = (await sendFiles(app, team.coach, files)).body as MediaFile[];
    await sendFiles(app, team.admin, { ...files, files: [['other.png', aPicture]] });
    const call = calls.media.changeAvatar;
    await sendMultipart(app, team.coach, { call, params: {}, files: [['me.png', aPicture]] });
    const archive = await archiveOf(team.coach);
    expect(Object.keys(archive)).toEqual(['data.json', 'photo.webp', `files/${own!.id}-drill.png`]);
    expect(archive[`files/${own!.id}-drill.png`]).toEqual(aPicture);
  });

  it('contains neither words nor addresses of other users, nor secrets', async () => {
    await given.comment(team.player, page.id);
    const { body } = await team.coach.call(calls.comments.list, { pageId: page.id });
    const reply = { content: 'Words of the coach', parentId: (body as Comment[])[0]!.id };
    await team.coach.call(calls.comments.create, { pageId: page.id }, { body: reply });
    await app.database.transaction((tx) =>
      tx.query(`update users set password_hash = 'hash-of-a-password' where id = $1`, [team.player.id]),
    );
    const text = JSON.stringify(await dataOf(team.player));
    for (const secret of ['Words of the coach', team.coach.email, 'hash-of-a-password', 'Front pod', 'oken'])
      expect(text).not.toContain(secret);
  });

  it('is one a day: repeated requests return it until it expires', async () => {
    const [one, two] = await Promise.all([request(team.player), request(team.player)]);
    expect(two.id).toBe(one.id);
    expect((await jobsIn(app)).filter(({ job }) => job === 'export.own-data')).toHaveLength(1);
    await doJobs(app);
    expect((await request(team.player)).id).toBe(one.id);
    later(DAY_MS + 1);
    expect((await request(team.player)).id).not.toBe(one.id);
    await doJobs(app);
  });

  it('is only for the user who requested it', async () => {
    const { url } = await made(team.player);
    expect((await fetch(team.superAdmin, url!)).status).toBe(404);
    expect((await read(team.superAdmin)).dataExport).toBeNull();
  });

  it('is deleted after a day, and within the hour when the account is deleted', async () => {
    const [mine, theirs] = [await made(team.player), await made(team.coach)];
    await team.superAdmin.call(calls.admin.removeUser, { userId: team.player.id });
    await app.app.get(DataExportCleanup).handle();
    expect([isOnDisk(mine), isOnDisk(theirs)]).toEqual([false, true]);
    later(DAY_MS + 1);
    expect((await fetch(team.coach, theirs.url!)).status).toBe(404);
    expect((await read(team.coach)).dataExport).toBeNull();
    await app.app.get(DataExportCleanup).handle();
    expect(isOnDisk(theirs)).toBe(false);
  });

  it('is reported as failed when it cannot be written, and can be requested again', async () => {
    await request(team.player);
    const jobs = await app.database.read<{ id: number }>(
      statement('data_export_spec', `select id from outbox where job = 'export.own-data'`),
      [],
    );
    await app.app.get(JobRunner).recordFailure(jobs[0]!.id, new Error('The disk is full'));
    expect((await read(team.player)).dataExport).toMatchObject({ state: 'failed', url: null });
    expect((await made(team.player)).state).toBe('done');
  });
});

describe('every column that refers to a user', () => {
  const known = [...Object.values(exportSections).flatMap(({ columns }) => columns), ...Object.keys(leftOut)];

  it('is in the export or listed as left out', async () => {
    const columns = await app.database.read<{ name: string }>(
      statement(
        'data_export_spec_columns',
        `select c.conrelid::regclass || '.' || a.attname as name
           from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
          where c.contype = 'f' and c.confrelid = 'users'::regclass`,
      ),
      [],
    );
    expect(columns.length).toBeGreaterThan(30);
    expect(columns.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
    const references = known.filter((name) => !name.startsWith('users.'));
    expect(references.filter((name) => !columns.some((column) => column.name === name))).toEqual([]);
  });

  it('and every column of the account is, too', async () => {
    const columns = await app.database.read<{ name: string }>(
      statement(
        'data_export_spec_account',
        `select attname as name from pg_attribute where attrelid = 'users'::regclass and attnum > 0 and not attisdropped`,
      ),
      [],
    );
    const exported = new Set(accountColumns);
    const missing = columns.filter(({ name }) => !exported.has(name) && !leftOut[`users.${name}`]);
    expect(missing).toEqual([]);
  });

  it('that is left out is named in docs/security.md', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../docs/security.md'), 'utf8');
    expect(Object.keys(leftOut).filter((name) => !docs.includes(`\`${name}\``))).toEqual([]);
  });
});
