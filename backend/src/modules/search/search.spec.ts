import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type SearchResults } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, person, staffedTeam, useTeam, type Person } from '../../../test/people';
import { statement } from '../../platform/database';
import { JobRunner } from '../../platform/jobs/job-runner';
import { FoldedTexts } from './folded-texts';
import { SearchIndexMerge } from './search-index-merge';
import { SearchIndexRepository } from './search-index.repository';
import { SearchIndex } from './search-index.service';
import { IndexSavedPages, MERGE_BATCH } from './index-saved-pages';
import { INDEX_DELAY_MS, SearchIndexSchedule } from './search-index-schedule';
import { SearchTermCleanup } from './search-term-cleanup';

const app = useApp();
const team = useTeam(app, beforeEach);

const answerTo = (who: Person, q: string) => who.call(calls.search.everything, {}, { query: { q } });
const search = async (who: Person, q: string) => (await answerTo(who, q)).body as SearchResults;
const titles = async (who: Person, q: string) => (await search(who, q)).pages.map(({ title }) => title);

describe('the search', () => {
  it('finds pages by title and words, anywhere in a word and whatever the case, titles first', async () => {
    const inWords = '<p>The front pod calls zanzibar late.</p>';
    await given.page(team.coach, team.teamId, { title: 'Plan of the week', content: inWords });
    await given.page(team.coach, team.teamId, { title: 'Zanzibar', content: '<p>A call.</p>' });
    await given.page(team.coach, team.teamId, { title: 'Nothing of it' });
    expect(await titles(team.player, 'ANZIB')).toEqual(['Zanzibar', 'Plan of the week']);
    const { pages } = await search(team.player, 'zanzibar');
    expect(pages[1]?.excerpt).toBe('The front pod calls zanzibar late.');
    expect(pages[1]?.team.id).toBe(team.teamId);
  });

  it('escapes percent signs and other wildcards', async () => {
    await given.page(team.coach, team.teamId, { title: 'At 80% pace' });
    await given.page(team.coach, team.teamId, { title: 'At 80 paces' });
    expect(await titles(team.player, '80%')).toEqual(['At 80% pace']);
  });

  it('finds nothing of other teams, nor in the bin', async () => {
    const other = await staffedTeam(app);
    const page = await given.page(other.coach, other.teamId, { title: 'Secret quokka' });
    expect(await titles(team.admin, 'quokka')).toEqual([]);
    expect(await titles(other.player, 'quokka')).toEqual(['Secret quokka']);
    await other.coach.call(calls.pages.remove, { pageId: page.id });
    expect(await titles(other.player, 'quokka')).toEqual([]);
  });

  it('finds teams by name and people by their names, each only where they can be seen', async () => {
    const wren = await person(app, 'player', 'wren.hill.of.the.hill');
    await joinTeam(app, wren, { teamId: team.teamId, role: 'player' });
    const { people } = await search(team.player, 'hill.of');
    expect(people.map(({ id }) => id)).toEqual([wren.id]);
    const outsider = await person(app);
    expect((await search(outsider, 'hill.of')).people).toEqual([]);
    const { teams } = await search(team.player, 'rugby');
    expect(teams.map(({ id }) => id)).toEqual([team.teamId]);
  });

  it('requires a search term', async () => {
    for (const q of ['', '   ', 'x'.repeat(500)]) expect((await answerTo(team.player, q)).status).toBe(400);
  });
});

describe('pages that were saved', () => {
  const unindexedPages = statement(
    'search_spec_unindexed',
    'select id from pages where coalesce(folded_version, indexed_version) <> version',
  );
  const jobs = statement(
    'search_spec_jobs',
    `select id, due_at from outbox where job = 'maintenance.index-saved-pages' and failed_at is null`,
  );
  const jobsWaiting = () => app.database.read<{ id: number; due_at: Date }>(jobs, []);
  const unindexed = async () => (await app.database.read(unindexedPages, [])).length;
  const save = (pageId: number, word: string) =>
    team.coach.call(calls.pages.change, { pageId }, { body: { content: `<p>${word}</p>` } });
  const runJob = async () => {
    const [job] = await jobsWaiting();
    await app.app.get(JobRunner).run(job!.id);
  };
  /** Waits until the debounce of earlier tests is over. */
  const rested = async () => {
    for (const { id } of await jobsWaiting()) await app.app.get(JobRunner).run(id);
    app.app.get(SearchIndexSchedule)['isDueFrom'] = 0;
  };
  afterEach(() => vi.restoreAllMocks());

  it('are indexed by one job soon after the saves, so that the first search indexes nothing', async () => {
    await rested();
    const started = Date.now();
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon' });
    for (const word of ['Zanzibar', 'Havana', 'Quokka']) await save(page.id, word);
    await given.page(team.coach, team.teamId, { title: 'Kestrel', content: '<p>Quokka</p>' });
    await expect.poll(jobsWaiting).toHaveLength(1);
    const [job] = await jobsWaiting();
    expect(job!.due_at.getTime() - started).toBeGreaterThanOrEqual(INDEX_DELAY_MS);
    expect(job!.due_at.getTime() - started).toBeLessThan(INDEX_DELAY_MS + 10_000);
    expect(await unindexed()).toBeGreaterThan(0);
    await runJob();
    expect(await unindexed()).toBe(0);
    const index = vi.spyOn(app.app.get(SearchIndexRepository), 'index');
    expect(await titles(team.player, 'quokka')).toEqual(['Kestrel', 'Falcon']);
    expect(index).not.toHaveBeenCalled();
  });

  it('after the job are found by the next search, and are indexed by the next job', async () => {
    await rested();
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon' });
    await expect.poll(jobsWaiting).toHaveLength(1);
    await runJob();
    await save(page.id, 'Zanzibar');
    expect(await titles(team.player, 'zanzibar')).toEqual(['Falcon']);
    await rested();
    await save(page.id, 'Havana');
    await expect.poll(jobsWaiting).toHaveLength(1);
    await runJob();
    expect(await unindexed()).toBe(0);
    expect(await titles(team.player, 'havana')).toEqual(['Falcon']);
  });

  it('are indexed once by two workers that run the job concurrently', async () => {
    for (let count = 0; count < 30; count += 1)
      await given.page(team.coach, team.teamId, { title: `Falcon ${count}`, content: '<p>Zanzibar</p>' });
    const repository = app.app.get(SearchIndexRepository);
    const other = new IndexSavedPages(
      app.database,
      repository,
      new SearchIndex(app.database, repository),
      new FoldedTexts(app.database),
    );
    await Promise.all([app.app.get(IndexSavedPages).handle(), other.handle()]);
    expect(await unindexed()).toBe(0);
    expect(await titles(team.player, 'zanzibar')).toHaveLength(5);
  });

  it('are merged into the trigram indexes by the job when they fill a batch', async () => {
    const repository = app.app.get(SearchIndexRepository);
    await app.app.get(SearchIndexMerge).handle();
    for (const [count, rests] of [
      [MERGE_BATCH - 1, true],
      [1, false],
    ] as const) {
      await app.database.transaction((tx) =>
        tx.query(
          `with made as (insert into pages (team_id, title) select $1, 'Kite' from generate_series(1, $2::integer) returning *)
           insert into page_versions (page_id, version, title, content, tags)
           select id, version, title, '', tags from made`,
          [team.teamId, count],
        ),
      );
      await app.app.get(IndexSavedPages).handle();
      expect(await repository.hasUnmerged('page', 1)).toBe(rests);
      expect(await unindexed()).toBe(0);
    }
  });
});

describe('the search in thousands of pages', () => {
  /** Saves pages one per minute, the first one long ago, with only the given text. */
  const fill = (teamId: number, count: number) =>
    app.database.transaction((tx) =>
      tx.query(
        `with made as (
           insert into pages (team_id, title, updated_at, indexed_version, folded_version)
           select $1, 'Session ' || n, now() - interval '1 year' + n * interval '1 minute', 1, 1
             from generate_series(1, $2::integer) n returning *),
         kept as (
           insert into page_versions (page_id, version, title, content, tags)
           select id, version, title, '', tags from made)
         insert into search_documents select id, $1, lower(title), lower(title) || ' pass and go' from made`,
        [teamId, count],
      ),
    );
  const age = (id: number) =>
    app.database.transaction((tx) =>
      tx.query(`update pages set updated_at = now() - interval '2 years' where id = $1`, [id]),
    );

  it('finds the newest matches of a common term, after old ones with it in the title', async () => {
    await fill(team.teamId, 3500);
    expect((await titles(team.player, 'pass and'))[0]).toBe('Session 3500');
    const old = await given.page(team.coach, team.teamId, { title: 'Pass and move' });
    await age(old.id);
    expect((await titles(team.player, 'PASS AND')).slice(0, 2)).toEqual(['Pass and move', 'Session 3500']);
  });

  it('finds an old page by a word, by two letters and by a sign', async () => {
    await fill(team.teamId, 3500);
    const content = '<p>The quokka: 7% xz.</p><p>Half-back and number 8.</p>';
    const found = [
      'uokk',
      'xz',
      '7%',
      'OKKA: 7% X',
      'alf-back and num',
      'half-back AND number 8',
      'xz. the quokka',
      '8 half',
    ];
    const isNowhere = ['zq', 'quokkas', 'quokk 8%', 'half-front and num', 'wombat', '%%'];
    const old = await given.page(team.coach, team.teamId, { title: 'Mascot', content });
    await age(old.id);
    const isFound = async () => {
      for (const q of found) expect(await titles(team.player, q)).toEqual(['Mascot']);
      for (const q of isNowhere) expect(await titles(team.player, q)).toEqual([]);
    };
    await isFound();
    await app.app.get(SearchIndexMerge).handle();
    await isFound();
    await app.app.get(SearchTermCleanup).handle();
    await isFound();
    await team.coach.call(
      calls.pages.change,
      { pageId: old.id },
      { body: { content: '<p>The wombat.</p>' } },
    );
    expect(await titles(team.player, 'uokk')).toEqual([]);
    expect(await titles(team.player, 'wombat')).toEqual(['Mascot']);
  });

  it('finds text in a word that is too long for the index', async () => {
    await fill(team.teamId, 3500);
    const [before, after] = [randomBytes(4000).toString('hex'), randomBytes(4000).toString('hex')];
    const content = `<p>${before}xneedlex${after}</p>`;
    const old = await given.page(team.coach, team.teamId, { title: 'Endless', content });
    await age(old.id);
    await app.app.get(SearchIndexMerge).handle();
    expect(await titles(team.player, 'xneedlex')).toEqual(['Endless']);
  });

  describe('terms', () => {
    const isKnown = async (word: string) =>
      (await app.database.read({ text: 'select from search_terms where term = $1' }, [word])).length > 0;
    const merge = () => app.app.get(SearchIndexMerge).handle();
    const cleanUp = () => app.app.get(SearchTermCleanup).handle();
    const rename = (pageId: number, title: string) =>
      team.coach.call(calls.pages.change, { pageId }, { body: { title } });

    it('are deleted when no page contains them', async () => {
      const page = await given.page(team.coach, team.teamId, { title: 'Echidna and emu' });
      await merge();
      await cleanUp();
      expect(await isKnown('echidna')).toBe(true);
      await rename(page.id, 'An emu');
      await merge();
      await cleanUp();
      expect(await isKnown('echidna')).toBe(false);
      expect(await isKnown('emu')).toBe(true);
    });

    it('are not deleted while a page with them is being indexed', async () => {
      const page = await given.page(team.coach, team.teamId, { title: 'Numbat' });
      await merge();
      await rename(page.id, 'Bilby');
      await merge();
      await given.page(team.coach, team.teamId, { title: 'Numbat' });
      await app.app.get(SearchIndex).refresh();
      const cleaning = await app.database.transaction(async (tx) => {
        await app.app.get(SearchIndexRepository).merge(tx, 'page', 50);
        const begun = cleanUp();
        await pause(200);
        return { begun };
      });
      await cleaning.begun;
      expect(await isKnown('numbat')).toBe(true);
    });
  });

  it('indexes all saved pages', async () => {
    await fill(team.teamId, 120);
    await app.database.transaction((tx) =>
      tx.query('update pages set folded_version = 0 where team_id = $1', [team.teamId]),
    );
    await titles(team.player, 'session');
    expect(await app.app.get(SearchIndexRepository).findUnindexed('page', 0, 1)).toEqual([]);
  });

  it('finds pages that were saved while an older version was being indexed', async () => {
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon', content: '<p>Zanzibar</p>' });
    const repository = app.app.get(SearchIndexRepository);
    const [saved] = await repository.findUnindexed('page', page.id - 1, 1);
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { content: '<p>Havana</p>' } });
    await app.database.transaction((tx) =>
      repository.index(tx, 'page', [{ ...saved!, text: 'Falcon\nZanzibar' }]),
    );
    expect(await titles(team.player, 'havana')).toEqual(['Falcon']);
    expect(await titles(team.player, 'zanzibar')).toEqual([]);
  });

  it('finds a page created just before, and not by its old text', async () => {
    await fill(team.teamId, 3500);
    const page = await given.page(team.coach, team.teamId, { title: 'Falcon', content: '<p>Zanzibar</p>' });
    expect(await titles(team.player, 'zanzibar')).toEqual(['Falcon']);
    await team.coach.call(calls.pages.change, { pageId: page.id }, { body: { content: '<p>Havana</p>' } });
    expect(await titles(team.player, 'zanzibar')).toEqual([]);
    expect(await titles(team.player, 'havana')).toEqual(['Falcon']);
  });
});
