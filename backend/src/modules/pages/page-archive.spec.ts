import { calls, limits, type BinnedItem, type Page, type PageVersions } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { nobody, useTeam } from '../../../test/people';
import { Clock } from '../../platform/clock';
import { Bin } from '../lifecycle';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, {
    title: 'Calls',
    content: '<p>One</p>',
    tags: ['attack'],
  });
});
afterEach(() => vi.restoreAllMocks());

const save = (body: object) => team.admin.call(calls.pages.change, { pageId: page.id }, { body });
const versions = async (query: object = {}) =>
  (await team.coach.call(calls.pages.versions, { pageId: page.id }, { query: { ...query } }))
    .body as PageVersions;
const version = (number: number) => ({ pageId: page.id, version: number });
const read = () => team.player.call(calls.pages.read, { pageId: page.id });

describe('the history of a page', () => {
  it('holds every saved state, newest first, with who saved it', async () => {
    await save({ content: '<p>Two</p>' });
    await save({ title: 'Lineout calls', tags: [] });
    const { versions: heads, nextBefore } = await versions();
    expect(heads.map((head) => [head.version, head.title])).toEqual([
      [3, 'Lineout calls'],
      [2, 'Calls'],
      [1, 'Calls'],
    ]);
    expect(new Set(heads.map(({ savedBy }) => savedBy?.username)).size).toBe(2);
    expect(nextBefore).toBeNull();
    const { body } = await team.coach.call(calls.pages.version, version(1));
    expect(body).toMatchObject({ version: 1, title: 'Calls', content: '<p>One</p>', tags: ['attack'] });
  });

  it('is read in batches of 50', async () => {
    for (let number = 2; number <= 53; number++) await save({ content: `<p>${number}</p>` });
    const first = await versions();
    expect([first.versions.length, first.nextBefore]).toEqual([50, 4]);
    const rest = await versions({ before: first.nextBefore });
    expect([rest.versions.map((head) => head.version), rest.nextBefore]).toEqual([[3, 2, 1], null]);
  });

  it('restores a version as a new one, so that nothing is lost', async () => {
    await save({ title: 'Worse', content: '<p>Worse</p>', tags: [] });
    const { status, body } = await team.coach.call(calls.pages.restoreVersion, version(1));
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 3, title: 'Calls', content: '<p>One</p>', tags: ['attack'] });
    expect((await read()).body.content).toBe('<p>One</p>');
    expect((await versions()).versions).toHaveLength(3);
  });

  it('refuses a version that does not exist', async () => {
    for (const call of [calls.pages.version, calls.pages.restoreVersion]) {
      const { status, body } = await team.coach.call(call, version(9));
      expect([status, body.code]).toEqual([404, 'version_not_found']);
    }
    expect(
      (await team.coach.call(calls.pages.versions, { pageId: page.id }, { query: { before: 'x' } })).status,
    ).toBe(400);
  });
});

describe('the bin', () => {
  const remove = () => team.coach.call(calls.pages.remove, { pageId: page.id });
  const bin = async () =>
    (await team.coach.call(calls.pages.bin, { teamId: team.teamId })).body as BinnedItem[];
  const restore = () => team.admin.call(calls.pages.restore, { pageId: page.id });
  const later = (milliseconds: number) =>
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + milliseconds));

  it('lists deleted pages for editors, with the date of their final deletion', async () => {
    await remove();
    const [binned, ...others] = await bin();
    expect(others).toEqual([]);
    expect(binned).toMatchObject({ id: page.id, title: 'Calls' });
    expect(Date.parse(binned!.goneAt) - Date.parse(binned!.deletedAt)).toBe(limits.binRetentionMs);
  });

  it('restores a page with its comments, stars and history', async () => {
    await given.comment(team.player, page.id);
    await team.player.call(calls.pages.star, { pageId: page.id }, { body: { isStarred: true } });
    await remove();
    expect((await read()).status).toBe(404);
    expect((await restore()).status).toBe(200);
    expect((await read()).body).toMatchObject({ title: 'Calls', isStarred: true, version: 1 });
    const { body: comments } = await team.player.call(calls.comments.list, { pageId: page.id });
    expect(comments).toHaveLength(1);
    expect(await bin()).toEqual([]);
    expect((await restore()).status).toBe(404);
  });

  it('deletes pages after 30 days', async () => {
    await remove();
    later(limits.binRetentionMs - 60_000);
    expect(await app.app.get(Bin).empty()).toBe(0);
    later(limits.binRetentionMs + 60_000);
    expect(await app.app.get(Bin).empty()).toBeGreaterThan(0);
    vi.restoreAllMocks();
    expect(await bin()).toEqual([]);
    expect((await restore()).status).toBe(404);
  });

  it('is refused to users of other teams', async () => {
    await remove();
    expect((await team.outsider.call(calls.pages.restore, { pageId: page.id })).status).toBe(404);
    expect((await team.player.call(calls.pages.restore, { pageId: page.id })).status).toBe(403);
  });
});

describe('a printed page', () => {
  const print = (body: object) => team.coach.call(calls.pages.print, { pageId: page.id }, { body });

  it('has the date in the time zone of the user', async () => {
    const moment = new Date('2026-11-27T10:30:00Z');
    await app.database.transaction((tx) =>
      tx.query('update pages set updated_at = $2 where id = $1', [page.id, moment]),
    );
    for (const [timeZone, date] of [
      ['Pacific/Kiritimati', '28 November 2026'],
      ['Pacific/Pago_Pago', '26 November 2026'],
    ]) {
      await team.coach.call(calls.accounts.changeTimeZone, {}, { body: { timeZone } });
      expect((await print({ title: 'A', content: '' })).text).toContain(date);
    }
  });

  it('is a document with the content sent, team, tags and author', async () => {
    const { status, headers, text } = await print({ title: 'A & B', content: '<p>Two <b>steps</b></p>' });
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(text).toMatch(/^<!doctype html>/);
    for (const part of ['<h1>A &amp; B</h1>', '<p>Two <b>steps</b></p>', 'Harbour RFC', '<li>attack</li>']) {
      expect(text).toContain(part);
    }
  });

  it('contains no scripts', async () => {
    const { text } = await print({
      title: '<script>alert(1)</script>',
      content: '<p onclick="alert(1)">a</p><script>alert(1)</script><img src="x" onerror="alert(1)">',
    });
    expect(text).not.toMatch(/<script|onclick|onerror/);
  });

  it('links its style sheets', async () => {
    const { text } = await print({ title: 'A', content: '' });
    const { path } = calls.pages.printStyles;
    expect(text).toContain(`href="${path}"`);
    const styles = await nobody(app).call(calls.pages.printStyles);
    expect([styles.status, styles.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });

  it('needs a title', async () => {
    expect((await print({ title: ' ', content: '' })).body.fields[0].message).toBe('Title is required');
  });
});
