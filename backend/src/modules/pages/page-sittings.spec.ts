import { calls, limits, type Page, type Sittings, type PageVersions } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam, type StaffedTeam } from '../../../test/people';

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

const query = (text: string, values: unknown[]) => app.database.transaction((tx) => tx.query(text, values));
const save = async (who: StaffedTeam['coach'], body: object): Promise<Page> =>
  (await who.call(calls.pages.change, { pageId: page.id }, { body })).body as Page;
const sittings = async (before?: number) =>
  (await team.coach.call(calls.pages.sittings, { pageId: page.id }, { query: { before } })).body as Sittings;
const folded = async (before?: number) =>
  (await sittings(before)).sittings.map(({ firstVersion, lastVersion, saves }) => [
    firstVersion,
    lastVersion,
    saves,
  ]);
const versions = async (asked: object = {}) =>
  (await team.coach.call(calls.pages.versions, { pageId: page.id }, { query: { ...asked } }))
    .body as PageVersions;

/** Sets the times of the versions, in minutes from the first. */
const savedAt = (minutes: readonly number[]) =>
  query(
    `update page_versions v set saved_at = timestamptz '2026-03-01 10:00Z' + m.minutes * interval '1 minute'
       from unnest($2::float[]) with ordinality m(minutes, version) where v.page_id = $1 and v.version = m.version`,
    [page.id, minutes],
  );
const insertVersion = (version: number, content: string, savedBy = page.createdBy) =>
  query(
    `with v as (insert into page_versions (page_id, version, title, content, tags, saved_by)
       values ($1, $2, 'Calls', $3, '{attack}', $4))
     update pages set version = $2 where id = $1`,
    [page.id, version, content, savedBy],
  );

describe('the sittings of a page', () => {
  it('fold the saves of one user, with the first and last time and the number of saves', async () => {
    for (const word of ['Two', 'Three']) await save(team.coach, { content: `<p>One ${word}</p>` });
    await savedAt([0, 9, 19]);
    const { sittings: rows, nextBefore } = await sittings();
    expect(rows).toEqual([
      {
        firstVersion: 1,
        lastVersion: 3,
        baseVersion: null,
        saves: 3,
        savedBy: { ...page.creator, displayName: page.creator?.username, avatar: null },
        firstSavedAt: '2026-03-01T10:00:00.000Z',
        lastSavedAt: '2026-03-01T10:19:00.000Z',
        words: { added: 4, removed: 0 },
        publication: {
          at: page.publishedAt,
          by: { ...page.creator, displayName: page.creator?.username, avatar: null },
          note: null,
        },
        restoredFrom: null,
        teamNotifiedAt: null,
      },
    ]);
    expect(nextBefore).toBeNull();
  });

  it('end with a pause of more than ten minutes', async () => {
    for (const word of ['Two', 'Three', 'Four']) await save(team.coach, { content: `<p>${word}</p>` });
    await savedAt([0, 10, 20.1, 20.2]);
    expect(await folded()).toEqual([
      [3, 4, 2],
      [1, 2, 2],
    ]);
  });

  it('end with a save by another user', async () => {
    await save(team.coach, { content: '<p>Two</p>' });
    await save(team.admin, { content: '<p>Three</p>' });
    await save(team.coach, { content: '<p>Four</p>' });
    expect(await folded()).toEqual([
      [4, 4, 1],
      [3, 3, 1],
      [1, 2, 2],
    ]);
  });

  it('count the words of title, tags and content that came and went since the version they started from', async () => {
    await save(team.admin, { content: '<p>One two three</p>' });
    await save(team.admin, { title: 'Lineout calls', tags: [], content: '<p>One four</p>' });
    const [latest, first] = (await sittings()).sittings;
    expect([latest?.baseVersion, latest?.words]).toEqual([1, { added: 3, removed: 2 }]);
    expect(first?.words).toEqual({ added: 3, removed: 0 });
  });

  it('count the words of a page of 30,000 characters, and none of a longer one than may be counted', async () => {
    await save(team.admin, { content: '<p>word</p>'.repeat(3000) });
    await save(team.coach, { content: `<p>${'x'.repeat(limits.countedContentBytes)}</p>` });
    const rows = (await sittings()).sittings;
    expect(rows.map(({ words }) => words)).toEqual([
      null,
      { added: 3000, removed: 1 },
      { added: 3, removed: 0 },
    ]);
  });

  it('are read in batches of 50, and a cursor never splits one', async () => {
    const count = 4 * limits.sittingsPerCall;
    for (let version = 2; version <= count; version++) await insertVersion(version, `<p>${version}</p>`);
    // Two saves per sitting, three minutes apart.
    await savedAt(Array.from({ length: count }, (_, at) => Math.floor(at / 2) * 30 + (at % 2) * 3));
    const first = await sittings();
    await save(team.coach, { content: '<p>meanwhile</p>' });
    const rest = await sittings(first.nextBefore ?? undefined);
    expect([first.nextBefore, rest.nextBefore]).toEqual([count / 2 + 1, null]);
    const all = [...first.sittings, ...rest.sittings];
    expect(all.map(({ lastVersion }) => lastVersion)).toEqual(
      Array.from({ length: count / 2 }, (_, at) => count - 2 * at),
    );
    expect(new Set(all.map(({ saves }) => saves))).toEqual(new Set([2]));
  });

  it('of a user who has left fold, too', async () => {
    await save(team.coach, { content: '<p>Two</p>' });
    await query('update page_versions set saved_by = null where page_id = $1', [page.id]);
    const rows = (await sittings()).sittings;
    expect(rows.map(({ savedBy, saves }) => [savedBy, saves])).toEqual([[null, 2]]);
  });

  it('leave out versions of before without a visible change, which remain', async () => {
    await insertVersion(2, '<p>One</p>', team.admin.id);
    await insertVersion(3, '<p data-id="aaaaaa">Two</p>');
    await insertVersion(4, '<p data-id="bbbbbb">Two</p>', team.admin.id);
    await insertVersion(5, '<p data-id="bbbbbb">Six</p>');
    expect(await folded()).toEqual([[1, 5, 3]]);
    const changes = await versions({ view: 'changes' });
    expect(changes.versions.map(({ version }) => version)).toEqual([5, 3, 1]);
    expect((await versions()).versions.map(({ version }) => version)).toEqual([5, 4, 3, 2, 1]);
  });

  it('expand to their saves, in batches of 50', async () => {
    for (let version = 2; version <= 60; version++) await insertVersion(version, `<p>${version}</p>`);
    const first = await versions({ view: 'changes', from: 5, before: 61 });
    expect([first.versions.length, first.versions[0]?.version, first.nextBefore]).toEqual([50, 60, 11]);
    const rest = await versions({ view: 'changes', from: 5, before: 11 });
    expect([rest.versions.map(({ version }) => version), rest.nextBefore]).toEqual([
      [10, 9, 8, 7, 6, 5],
      null,
    ]);
  });

  it('are refused with an invalid cursor or view', async () => {
    const ask = (call: typeof calls.pages.sittings | typeof calls.pages.versions, asked: object) =>
      team.coach.call(call, { pageId: page.id }, { query: { ...asked } });
    expect((await ask(calls.pages.sittings, { before: 'x' })).status).toBe(400);
    expect((await ask(calls.pages.versions, { view: 'all' })).status).toBe(400);
    expect((await ask(calls.pages.versions, { from: 0 })).status).toBe(400);
  });

  it('are not found while the page is in the bin', async () => {
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    expect((await team.coach.call(calls.pages.sittings, { pageId: page.id })).status).toBe(404);
  });
});

describe('a save without a visible change', () => {
  it('creates no version and returns the current page', async () => {
    const { content } = await save(team.coach, { content: '<p data-id="aaaaaa">Win the line</p>' });
    for (const other of [
      '<p data-id="bbbbbb">Win the line</p>',
      '<p data-id="aaaaaa">Win the line </p>',
      '<p style="margin:0" data-id="aaaaaa">Win  the line</p>\n',
    ]) {
      expect(await save(team.admin, { content: other })).toMatchObject({ version: 2, content });
    }
    expect((await versions()).versions).toHaveLength(2);
  });

  it('is still a conflict when it changes an old version', async () => {
    await save(team.admin, { content: '<p>Two</p>' });
    const late = await team.coach.call(
      calls.pages.change,
      { pageId: page.id },
      { body: { content: '<p>Two</p>', version: 1 } },
    );
    expect([late.status, late.body.code]).toEqual([409, 'page_changed']);
  });

  it('creates none when it restores the current version', async () => {
    const again = await team.coach.call(calls.pages.restoreVersion, { pageId: page.id, version: 1 });
    expect([again.status, (again.body as Page).version]).toEqual([200, 1]);
  });

  it('changes the category without a version', async () => {
    const { body } = await team.coach.call(
      calls.categories.create,
      { teamId: team.teamId },
      { body: { name: 'Attack' } },
    );
    const categoryId = (body as { id: number }).id;
    const filed = await save(team.coach, { categoryId, version: 1 });
    expect(filed).toMatchObject({ categoryId, version: 1, content: '<p>One</p>' });
    expect(Date.parse(filed.updatedAt)).toBeGreaterThan(Date.parse(page.updatedAt));
    expect((await versions()).versions).toHaveLength(1);
  });

  it('keeps both a new category and a concurrent save', async () => {
    const { body } = await team.coach.call(
      calls.categories.create,
      { teamId: team.teamId },
      { body: { name: 'Attack' } },
    );
    const categoryId = (body as { id: number }).id;
    await Promise.all([save(team.coach, { categoryId }), save(team.admin, { title: 'Renamed', version: 1 })]);
    const { body: stored } = await team.player.call(calls.pages.read, { pageId: page.id });
    expect(stored).toMatchObject({ categoryId, title: 'Renamed', version: 2 });
  });
});

it('a page is contributed by its creator, whoever saves it', async () => {
  await save(team.admin, { content: '<p>Two</p>' });
  const { body } = await team.player.call(
    calls.pages.summaries,
    { teamId: team.teamId },
    { query: { view: 'summary' } },
  );
  const [head] = (await sittings()).sittings;
  const listed = (body as { pages: Page[] }).pages.find(({ id }) => id === page.id);
  expect([listed?.creator, listed?.createdBy]).toEqual([page.creator, page.createdBy]);
  expect(head?.savedBy).not.toEqual(page.creator);
});
