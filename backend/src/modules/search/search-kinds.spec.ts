import {
  calls,
  foundKinds,
  type Comment,
  type MediaFile,
  type SearchListQuery,
  type SearchPart,
  type SearchResults,
} from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { sendFiles } from '../../../test/media';
import { staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const search = async (who: Person, q: string, options: { team?: number } = {}) =>
  (await who.call(calls.search.everything, {}, { query: { q, ...options } })).body as Required<SearchResults>;
const list = async (who: Person, query: SearchListQuery) =>
  (await who.call(calls.search.list, {}, { query: { ...query } })).body as SearchPart;
const comment = async (pageId: number, content: string, parentId: number | null = null) =>
  (await team.player.call(calls.comments.create, { pageId }, { body: { content, parentId } }))
    .body as Comment;

const query = (text: string, values: unknown[] = []) =>
  app.database.transaction((tx) => tx.query(text, values));

describe('comments', () => {
  const found = async (who: Person, q: string) => (await search(who, q)).comments;

  it('are found folded, with their page, their thread and the text from the match on', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon' });
    const first = await comment(page.id, 'Where does the front pod stand?');
    const reply = await comment(page.id, `${'To be clear. '.repeat(6)}At the Caf\u00e9.`, first.id);
    expect(await found(team.player, 'cafe')).toMatchObject([
      {
        id: reply.id,
        excerpt: '\u2026Caf\u00e9.',
        on: { kind: 'page', id: page.id, title: 'Falcon' },
        replyTo: 'Where does the front pod stand?',
        team: { id: team.teamId },
        isDraft: false,
      },
    ]);
    expect(await found(team.player, 'front pod')).toMatchObject([{ id: first.id, replyTo: null }]);
  });

  it('of plays are found, and by their new words once they are edited', async () => {
    const { id: playId } = await given.play(team.coach, team.teamId, { name: 'Overlap' });
    const { body } = await team.player.call(
      calls.playComments.create,
      { playId },
      { body: { content: 'Quokka' } },
    );
    const { id: commentId } = body as Comment;
    expect(await found(team.player, 'quokka')).toMatchObject([
      { on: { kind: 'play', id: playId, title: 'Overlap' } },
    ]);
    await team.player.call(calls.playComments.edit, { commentId }, { body: { content: 'Wombat' } });
    expect(await found(team.player, 'quokka')).toEqual([]);
    expect(await found(team.player, 'wombat')).toHaveLength(1);
  });

  it('are not found when they are deleted, on a page in the bin, on a draft for players, or of another team', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon' });
    const kept = await comment(page.id, 'Quokka one');
    const deleted = await comment(page.id, 'Quokka two');
    await team.player.call(calls.comments.remove, { commentId: deleted.id });
    const binned = await given.page(team.coach, team.teamId, { title: 'Binned' });
    await comment(binned.id, 'Quokka three');
    await team.coach.call(calls.pages.remove, { pageId: binned.id });
    const draft = await given.page(team.coach, team.teamId, { title: 'Draft', draft: true });
    await team.coach.call(calls.comments.create, { pageId: draft.id }, { body: { content: 'Quokka four' } });
    const other = await staffedTeam(app);
    expect((await found(team.player, 'quokka')).map(({ id }) => id)).toEqual([kept.id]);
    expect(await found(team.coach, 'quokka')).toMatchObject([{ isDraft: true }, { id: kept.id }]);
    expect(await found(other.admin, 'quokka')).toEqual([]);
  });
});

describe('among thousands of comments', () => {
  const THOUSANDS = 21_500;
  const contents = async (who: Person, q: string) =>
    (await search(who, q)).comments.map(({ excerpt }) => excerpt);

  /** Comments of one page, oldest first. The words of `others` are in all that follow. */
  async function writeMany(first: readonly string[], others: string) {
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon' });
    for (const content of first) await comment(page.id, content);
    await query(
      `insert into comments (page_id, team_id, content, search_text, search_hash)
       select $1, $2, $3 || place, lower($3 || place), hashtextextended($3 || place, 0) from generate_series(1, $4) place`,
      [page.id, team.teamId, others, THOUSANDS],
    );
  }

  it('those with the phrase are first, then the newest, however old the phrase is', async () => {
    await writeMany(['The second phase', 'Phase one, second try'], 'A second look at phase ');
    expect(await contents(team.player, 'second phase')).toEqual([
      'The second phase',
      ...[0, 1, 2, 3].map((back) => `A second look at phase ${THOUSANDS - back}`),
    ]);
  });

  it('rare words, parts of words, and several words apart are found in the oldest', async () => {
    await writeMany(['Quokka at the ruck', 'Wombat, slow at a ruck'], 'A pod of three ');
    expect(await contents(team.player, 'uokk')).toEqual(['Quokka at the ruck']);
    expect(await contents(team.player, 'ruck at')).toEqual(['Wombat, slow at a ruck', 'Quokka at the ruck']);
    expect(await contents(team.player, 'ruck quokka zz')).toEqual([]);
  });

  it('words of two letters are found in the newest twenty thousand', async () => {
    await writeMany(['Go wide'], 'A pod of three ');
    await query(
      `update comments set search_text = 'zq', content = 'zq' where id = (select max(id) - 19000 from comments)`,
    );
    expect(await contents(team.player, 'zq')).toEqual(['zq']);
  });
});

describe('files', () => {
  const upload = async (name: string) => {
    const { body } = await sendFiles(app, team.coach, {
      teamId: team.teamId,
      files: [[name, Buffer.from('text')]],
    });
    return (body as MediaFile[])[0]!;
  };
  const names = async (who: Person, q: string) => (await search(who, q)).files.map(({ name }) => name);

  it('are found by folded names by editors, and by players once a published page shows them', async () => {
    const file = await upload('Auf\u00adstellung Gro\u00df.txt');
    expect(await names(team.coach, 'aufstellung gross')).toEqual([file.originalName]);
    expect(await names(team.player, 'gross')).toEqual([]);
    const content = `<p><a href="${file.url}">The file</a></p>`;
    await given.page(team.coach, team.teamId, { title: 'Falcon', content });
    expect(await names(team.player, 'gross')).toEqual([file.originalName]);
    expect((await search(team.player, 'gross')).files[0]).toMatchObject({
      url: file.url,
      team: { id: team.teamId },
    });
  });

  it('are not found in the bin, nor of another team', async () => {
    const file = await upload('quokka.txt');
    const other = await staffedTeam(app);
    expect(await names(other.coach, 'quokka')).toEqual([]);
    await team.coach.call(calls.media.remove, { teamId: team.teamId, fileId: file.id });
    expect(await names(team.coach, 'quokka')).toEqual([]);
  });
});

describe('the list of results', () => {
  it('has five of each kind, and all of a kind in parts', async () => {
    for (let number = 1; number <= 23; number += 1)
      await given.page(team.coach, team.teamId, { title: `Quokka ${number}` });
    expect((await search(team.player, 'quokka')).pages).toHaveLength(5);
    const first = await list(team.player, { q: 'quokka', kind: 'pages' });
    expect(first.found.pages).toHaveLength(20);
    const second = await list(team.player, { q: 'quokka', kind: 'pages', cursor: first.nextCursor! });
    expect(second.nextCursor).toBeNull();
    const titles = [...first.found.pages, ...second.found.pages].map(({ title }) => title);
    expect(titles).toEqual(Array.from({ length: 23 }, (_, index) => `Quokka ${23 - index}`));
  });

  it('is of one kind, and of one team if the user sees it', async () => {
    const other = await staffedTeam(app);
    await given.page(team.coach, team.teamId, { title: 'Quokka' });
    await given.play(team.coach, team.teamId, { name: 'Quokka' });
    for (const kind of foundKinds) {
      const { found } = await list(team.player, { q: 'quokka', kind });
      const filled = foundKinds.filter((each) => (found[each] ?? []).length > 0);
      expect(filled).toEqual(['pages', 'plays'].includes(kind) ? [kind] : []);
    }
    expect((await search(team.player, 'quokka', { team: team.teamId })).pages).toHaveLength(1);
    expect((await search(team.player, 'quokka', { team: other.teamId })).pages).toEqual([]);
    expect((await search(other.player, 'quokka', { team: team.teamId })).pages).toEqual([]);
  });

  it('refuses an unknown kind and cursor', async () => {
    for (const query of [{ kind: 'wombats' }, { kind: 'pages', cursor: '?' }, { kind: 'pages', team: 'x' }]) {
      const { status } = await team.player.call(calls.search.list, {}, { query: { q: 'quokka', ...query } });
      expect(status).toBe(400);
    }
  });
});
