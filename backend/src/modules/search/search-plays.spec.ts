import { calls, type NewPlay, type SearchResults } from '@touchline/contract';
import { boardSamples } from '@touchline/contract/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { staffedTeam, useTeam, type Person } from '../../../test/people';
import { SearchIndexMerge } from './search-index-merge';
import { SearchIndex } from './search-index.service';
import { SearchTermCleanup } from './search-term-cleanup';

const app = useApp();
const team = useTeam(app, beforeEach);
const search = async (user: Person, q: string) =>
  (await user.call(calls.search.everything, {}, { query: { q } })).body as SearchResults;
const found = async (user: Person, q: string) => (await search(user, q)).plays ?? [];
const names = async (user: Person, q: string) => (await found(user, q)).map(({ name }) => name);
const play = (body: Partial<NewPlay>) => given.play(team.coach, team.teamId, body);

describe('the search of plays', () => {
  it.each<[string, Partial<NewPlay>, string, string]>([
    ['description', { description: 'The quokka goes short.' }, 'QUOKKA', 'The quokka goes short.'],
    ['formation', { formation: '4-1-4-1' }, '1-4-1', '4-1-4-1'],
    ['tags', { tags: ['zanzibar', 'attack'] }, 'anzib', 'zanzibar, attack'],
    ['text', { content: '<p>Call <b>wombat</b> twice.</p>' }, 'wombat twice', 'Call wombat twice.'],
  ])('finds them by their %s, and shows the passage', async (_, body, q, passage) => {
    const { id } = await play({ name: 'Falcon', ...body });
    expect(await found(team.player, q)).toMatchObject([
      { id, name: 'Falcon', team: { id: team.teamId }, excerpt: passage, isDraft: false },
    ]);
  });

  it('finds them by the words of their board', async () => {
    const [step] = boardSamples.overlap.steps;
    const board = { ...boardSamples.overlap, steps: [{ ...step!, caption: 'The bandicoot overlaps' }] };
    await play({ name: 'Falcon', board });
    const [hit] = await found(team.player, 'bandicoot');
    expect(hit).toMatchObject({ name: 'Falcon' });
    expect(hit?.excerpt).toContain('The bandicoot overlaps');
  });

  it('lists plays with the word in the name first, and leaves pages with it among the pages', async () => {
    await play({ name: 'Quokka' });
    await play({ name: 'Falcon', description: 'A quokka.' });
    await given.page(team.coach, team.teamId, { title: 'Quokka page' });
    expect(await names(team.player, 'quokka')).toEqual(['Quokka', 'Falcon']);
    expect((await search(team.player, 'quokka')).pages.map(({ title }) => title)).toEqual(['Quokka page']);
  });

  it('finds no draft for players, and marks it for editors', async () => {
    const { id } = await play({ name: 'Quokka', draft: true });
    expect(await names(team.player, 'quokka')).toEqual([]);
    expect(await found(team.coach, 'quokka')).toMatchObject([{ id, isDraft: true }]);
    await team.coach.call(calls.plays.publish, { playId: id });
    expect(await names(team.player, 'quokka')).toEqual(['Quokka']);
  });

  it('finds nothing of other teams, nor in the bin, and finds it again once it is restored', async () => {
    const other = await staffedTeam(app);
    const { id: playId } = await given.play(other.coach, other.teamId, { name: 'Secret quokka' });
    expect(await names(team.admin, 'quokka')).toEqual([]);
    expect(await names(other.player, 'quokka')).toEqual(['Secret quokka']);
    await other.coach.call(calls.plays.remove, { playId });
    expect(await names(other.player, 'quokka')).toEqual([]);
    await other.coach.call(calls.plays.restore, { playId });
    expect(await names(other.player, 'quokka')).toEqual(['Secret quokka']);
  });

  it('finds a changed play by its new words only', async () => {
    const { id: playId } = await play({ name: 'Falcon', content: '<p>Zanzibar</p>' });
    expect(await names(team.player, 'zanzibar')).toEqual(['Falcon']);
    await team.coach.call(calls.plays.change, { playId }, { body: { content: '<p>Havana</p>' } });
    expect(await names(team.player, 'zanzibar')).toEqual([]);
    expect(await names(team.player, 'havana')).toEqual(['Falcon']);
  });
});

describe('the search in thousands of plays', () => {
  const fill = (count: number) =>
    app.database.transaction((tx) =>
      tx.query(
        `with made as (
           insert into plays (team_id, name, published_at, updated_at, indexed_version, folded_version)
           select $1, 'Session ' || n, now(), now() - interval '1 year' + n * interval '1 minute', 1, 1
             from generate_series(1, $2::integer) n returning *),
         kept as (
           insert into play_versions (play_id, version, name, content, tags)
           select id, version, name, '', tags from made)
         insert into play_search_documents select id, $1, lower(name), lower(name) || E'\\npass and go' from made`,
        [team.teamId, count],
      ),
    );
  const age = (id: number) =>
    app.database.transaction((tx) =>
      tx.query(`update plays set updated_at = now() - interval '2 years' where id = $1`, [id]),
    );

  it('finds the newest matches of a common term after old ones with it in the name', async () => {
    await fill(3500);
    expect((await names(team.player, 'pass and'))[0]).toBe('Session 3500');
    const { id } = await play({ name: 'Pass and move' });
    await age(id);
    expect((await names(team.player, 'PASS AND')).slice(0, 2)).toEqual(['Pass and move', 'Session 3500']);
  });

  it('finds an old play by a word of it before and after it is merged, and no longer once the word is gone', async () => {
    await fill(3500);
    const { id: playId } = await play({ name: 'Mascot', content: '<p>The quokka: 7% xz.</p>' });
    await age(playId);
    expect(await names(team.player, 'uokk')).toEqual(['Mascot']);
    await app.app.get(SearchIndexMerge).handle();
    await app.app.get(SearchTermCleanup).handle();
    expect(await names(team.player, 'uokk')).toEqual(['Mascot']);
    expect(await names(team.player, '7%')).toEqual(['Mascot']);
    await team.coach.call(calls.plays.change, { playId }, { body: { content: '<p>The wombat.</p>' } });
    await app.app.get(SearchIndex).refresh();
    await app.app.get(SearchIndexMerge).handle();
    expect(await names(team.player, 'uokk')).toEqual([]);
    expect(await names(team.player, 'wombat')).toEqual(['Mascot']);
  });
});
