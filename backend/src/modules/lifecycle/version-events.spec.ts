import {
  calls,
  type ContentKind,
  type Page,
  type PageVersions,
  type Play,
  type PlayVersions,
  type SavedVersion,
  type Sitting,
  type Sittings,
  type VersionAuthor,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { endSittings } from '../../../test/jobs';
import { staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
const kinds = ['page', 'play'] as const;

const query = (text: string, values: unknown[]) => app.database.transaction((tx) => tx.query(text, values));
const addDraft = (kind: ContentKind, who: Person = team.coach): Promise<Page | Play> =>
  kind === 'page'
    ? given.page(who, team.teamId, { content: '<p>One</p>', draft: true })
    : given.play(who, team.teamId, { content: '<p>One</p>', draft: true });
const add = (kind: ContentKind, more: object = {}): Promise<Page | Play> =>
  kind === 'page'
    ? given.page(team.coach, team.teamId, { content: '<p>One</p>', ...more })
    : given.play(team.coach, team.teamId, { content: '<p>One</p>', ...more });
const save = (kind: ContentKind, id: number, content: string, who: Person = team.coach) =>
  kind === 'page'
    ? who.call(calls.pages.change, { pageId: id }, { body: { content } })
    : who.call(calls.plays.change, { playId: id }, { body: { content } });
const publish = (kind: ContentKind, id: number, who: Person, note?: string) =>
  kind === 'page'
    ? who.call(calls.pages.publish, { pageId: id }, { body: { note } })
    : who.call(calls.plays.publish, { playId: id }, { body: { note } });
const unpublish = (kind: ContentKind, id: number) =>
  kind === 'page'
    ? team.coach.call(calls.pages.unpublish, { pageId: id })
    : team.coach.call(calls.plays.unpublish, { playId: id });
const restore = (kind: ContentKind, id: number, version: number, who: Person = team.coach) =>
  kind === 'page'
    ? who.call(calls.pages.restoreVersion, { pageId: id, version })
    : who.call(calls.plays.restoreVersion, { playId: id, version });
async function sittings(kind: ContentKind, id: number, before?: number): Promise<Sitting[]> {
  const { body } = await (kind === 'page'
    ? team.coach.call(calls.pages.sittings, { pageId: id }, { query: { before } })
    : team.coach.call(calls.plays.sittings, { playId: id }, { query: { before } }));
  return (body as Sittings).sittings;
}
async function versions(kind: ContentKind, id: number, asked = {}): Promise<SavedVersion[]> {
  const { body } = await (kind === 'page'
    ? team.coach.call(calls.pages.versions, { pageId: id }, { query: asked })
    : team.coach.call(calls.plays.versions, { playId: id }, { query: asked }));
  return (body as PageVersions | PlayVersions).versions;
}
const version = async (kind: ContentKind, id: number, number: number) => {
  const { body } = await (kind === 'page'
    ? team.coach.call(calls.pages.version, { pageId: id, version: number })
    : team.coach.call(calls.plays.version, { playId: id, version: number }));
  return body as SavedVersion;
};
const authorNamed = (name: string): unknown =>
  expect.objectContaining({ displayName: name } as VersionAuthor);
const rename = (who: Person, displayName: string, avatar: string | null = null) =>
  query('update users set display_name = $2, avatar = $3 where id = $1', [who.id, displayName, avatar]);
/** Moves the saves so far half an hour back, so that the next one begins a sitting. */
const pause = (kind: ContentKind, id: number) =>
  query(`update ${kind}_versions set saved_at = saved_at - interval '30 minutes' where ${kind}_id = $1`, [
    id,
  ]);

describe.each(kinds)('the history of a %s', (kind) => {
  it('shows who published which version, when and with which note', async () => {
    await rename(team.coach, 'Daniel Kerr', '/api/avatars/daniel');
    await rename(team.admin, 'Grace Holloway');
    const { id } = await addDraft(kind);
    await save(kind, id, '<p>Two</p>');
    expect(await sittings(kind, id)).toMatchObject([{ publication: null }]);
    await publish(kind, id, team.admin, ' First look. Numbers follow on Thursday. ');
    await pause(kind, id);
    await save(kind, id, '<p>Three</p>');
    const [later, first] = await sittings(kind, id);
    expect(later?.publication).toBeNull();
    expect(first).toMatchObject({
      lastVersion: 2,
      savedBy: { displayName: 'Daniel Kerr', avatar: '/api/avatars/daniel' },
      publication: { by: authorNamed('Grace Holloway'), note: 'First look. Numbers follow on Thursday.' },
    });
    expect(Math.abs(Date.now() - Date.parse(first?.publication?.at ?? ''))).toBeLessThan(60_000);
    const published = (await versions(kind, id)).filter(({ publication }) => publication);
    expect(published).toMatchObject([{ version: 2, publication: first?.publication ?? {} }]);
    expect(await version(kind, id, 2)).toMatchObject({ publication: first?.publication });
    expect(await version(kind, id, 1)).toMatchObject({ publication: null });
  });

  it('begins with a publication if it is created without a draft', async () => {
    const { id } = await add(kind);
    await save(kind, id, '<p>Two</p>');
    expect(await versions(kind, id)).toMatchObject([
      { version: 2, publication: null },
      { version: 1, publication: { note: null } },
    ]);
  });

  it('shows the note of several that are published at once in each of them', async () => {
    const ids = [(await addDraft(kind)).id, (await addDraft(kind)).id];
    const body = { [`${kind}Ids`]: ids, note: 'For Saturday' };
    await (kind === 'page'
      ? team.coach.call(calls.pages.publishAll, { teamId: team.teamId }, { body })
      : team.coach.call(calls.plays.publishAll, { teamId: team.teamId }, { body }));
    for (const id of ids)
      expect(await sittings(kind, id)).toMatchObject([{ publication: { note: 'For Saturday' } }]);
  });

  it('shows the last of several publications of a sitting, and keeps it when it is a draft again', async () => {
    const { id } = await addDraft(kind);
    await publish(kind, id, team.coach, 'Early');
    await unpublish(kind, id);
    await save(kind, id, '<p>Two</p>');
    await publish(kind, id, team.coach, 'Late');
    await unpublish(kind, id);
    expect(await sittings(kind, id)).toMatchObject([
      { firstVersion: 1, lastVersion: 2, publication: { note: 'Late' } },
    ]);
  });

  it('names the publisher no more when the account is deleted', async () => {
    const { id } = await addDraft(kind);
    await publish(kind, id, team.admin, 'Read it');
    await query('delete from users where id = $1', [team.admin.id]);
    expect(await sittings(kind, id)).toMatchObject([{ publication: { by: null, note: 'Read it' } }]);
  });

  it('shows from which version a restored one is, and when that was saved', async () => {
    const { id } = await add(kind);
    await save(kind, id, '<p>Two</p>');
    await pause(kind, id);
    await restore(kind, id, 1);
    const [restored, first] = await sittings(kind, id);
    const from = { version: 1, savedAt: first?.firstSavedAt };
    expect(restored).toMatchObject({ firstVersion: 3, restoredFrom: from });
    expect(first?.restoredFrom).toBeNull();
    expect((await versions(kind, id)).map((each) => each.restoredFrom ?? null)).toEqual([from, null, null]);
    await save(kind, id, '<p>Three</p>');
    expect((await versions(kind, id))[0]?.restoredFrom).toBeNull();
  });

  it('counts the words of each save', async () => {
    const { id } = await add(kind);
    await save(kind, id, '<p>One two three</p>');
    await save(kind, id, '<p>One four</p>');
    const counted = await versions(kind, id, { view: 'changes', from: 2 });
    expect(counted.map(({ words }) => words)).toEqual([
      { added: 1, removed: 2 },
      { added: 2, removed: 0 },
    ]);
    expect((await versions(kind, id)).map(({ words }) => words)).toEqual([undefined, undefined, undefined]);
  });

  it('keeps its publications and restored versions in another team', async () => {
    const other = await staffedTeam(app);
    await query('update teams set team_admin_id = $2 where id = $1', [other.teamId, team.coach.id]);
    const { id } = await add(kind);
    await save(kind, id, '<p>Two</p>');
    await restore(kind, id, 1);
    const moved = await team.coach.call(
      calls.contentMoves.move,
      { teamId: team.teamId },
      { body: { toTeamId: other.teamId, [`${kind}Ids`]: [id] } },
    );
    expect(moved.status).toBe(204);
    const [head, ...others] = await versions(kind, id);
    expect(head).toMatchObject({ version: 4, publication: null, restoredFrom: null });
    expect(
      others.map(({ publication, restoredFrom }) => [publication !== null, restoredFrom?.version]),
    ).toEqual([
      [false, 1],
      [false, undefined],
      [true, undefined],
    ]);
  });

  it('shows events of a version without a visible change at the sitting before it', async () => {
    const { id } = await add(kind);
    await save(kind, id, '<p>Two</p>', team.admin);
    await query(
      `update ${kind}_versions set content = '<p data-id="aaaaaa">One</p>', published_at = now(), publish_note = 'Late'
        where ${kind}_id = $1 and version = 2`,
      [id],
    );
    await query(
      `update ${kind}_versions set content = '<p data-id="bbbbbb">One</p>' where ${kind}_id = $1 and version = 1`,
      [id],
    );
    await pause(kind, id);
    await save(kind, id, '<p>Three</p>');
    expect(await sittings(kind, id)).toMatchObject([
      { firstVersion: 3, publication: null },
      { firstVersion: 1, lastVersion: 1, saves: 1, publication: { note: 'Late' } },
    ]);
    expect(await sittings(kind, id, 3)).toMatchObject([{ lastVersion: 1, publication: { note: 'Late' } }]);
  });
});

describe('the history of a page', () => {
  it('shows that the team was notified at the sitting that ended', async () => {
    const { id } = await add('page');
    await save('page', id, '<p>Two</p>');
    await save('page', id, '<p>Three</p>');
    await endSittings(app);
    await pause('page', id);
    await save('page', id, '<p>Four</p>');
    const [open, ended] = await sittings('page', id);
    expect(open?.teamNotifiedAt).toBeNull();
    expect(Math.abs(Date.now() - Date.parse(ended?.teamNotifiedAt ?? ''))).toBeLessThan(60_000);
    expect((await versions('page', id)).map((each) => each.teamNotifiedAt !== null)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it('says nothing of notifications about a draft, which only its editors get', async () => {
    const { id } = await addDraft('page');
    await save('page', id, '<p>Two</p>');
    await endSittings(app);
    await publish('page', id, team.coach);
    expect(await sittings('page', id)).toMatchObject([{ teamNotifiedAt: null, publication: { note: null } }]);
  });
});
