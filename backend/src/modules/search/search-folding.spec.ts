import { calls, type PageSummaries, type Play, type SearchResults } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, person, useTeam, type Person } from '../../../test/people';
import { FoldedTexts, staleRows } from './folded-texts';
import { IndexSavedPages } from './index-saved-pages';
import { SearchIndex } from './search-index.service';
import { SearchIndexMerge } from './search-index-merge';

const app = useApp();
const team = useTeam(app, beforeEach);

const search = async (who: Person, q: string) =>
  (await who.call(calls.search.everything, {}, { query: { q } })).body as SearchResults;
const titles = async (q: string) => (await search(team.player, q)).pages.map(({ title }) => title);
const listed = async (search: string) => {
  const query = { view: 'summary', search } as const;
  const { body } = await team.player.call(calls.pages.summaries, { teamId: team.teamId }, { query });
  return (body as PageSummaries).pages.map(({ title }) => title);
};
const page = (title: string, content = '', tags: string[] = []) =>
  given.page(team.coach, team.teamId, { title, content, tags });
const query = (text: string, values: unknown[] = []) =>
  app.database.transaction((tx) => tx.query<Record<string, unknown>>(text, values));

describe('the search folds what is typed and what is found', () => {
  it.each<[string, string, string[]]>([
    ['accents', 'Caf\u00e9 Z\u00fcrich', ['cafe', 'caf\u00e9', 'cafe\u0301', 'ZURICH']],
    ['ligatures and \u00df', 'O\ufb03ce Stra\u00dfe', ['office', 'strasse', 'STRASSE', 'stra\u00dfe']],
    ['full width', '\uff26\uff55\uff4c\uff4c 4\uff0d3', ['full', '4-3']],
    [
      'apostrophes and quotation marks',
      'Don\u2019t \u201crush\u201d',
      ["don't", 'don`t', '"rush"', '\u201erush\u201d'],
    ],
    [
      'hyphens and blanks',
      'Set\u2011piece\u00a0drill',
      ['set-piece', 'set\u2013piece drill', 'piece\u2003drill'],
    ],
    ['soft hyphens', 'Line\u00adout', ['lineout', 'line\u00adout']],
    ['Turkish letters', '\u0130stanbul', ['istanbul', 'ISTANBUL', '\u0131stanbul']],
    [
      'Greek letters',
      '\u039f\u03b4\u03c5\u03c3\u03c3\u03ad\u03b1\u03c2',
      [
        '\u039f\u0394\u03a5\u03a3\u03a3\u0395\u0391\u03a3',
        '\u03bf\u03b4\u03c5\u03c3\u03c3\u03b5\u03b1\u03c3',
      ],
    ],
    ['decomposed Korean', '\ud55c\uad6d', ['\u1112\u1161\u11ab\u1100\u116e\u11a8']],
    [
      'Thai without blanks',
      '\u0e2b\u0e31\u0e27\u0e43\u0e08\u0e19\u0e31\u0e01\u0e40\u0e15\u0e30',
      ['\u0e19\u0e31\u0e01\u0e40\u0e15\u0e30'],
    ],
    ['Danish and Polish letters', '\u00d8st S\u0142upsk', ['ost', '\u00f8ST', 'slupsk', 's\u0141upsk']],
    [
      'Arabic vowels and stretched letters',
      '\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f',
      ['\u0645\u062d\u0645\u062f', '\u0645\u062d\u0640\u0640\u0645\u062f'],
    ],
    ['emoji', 'Press \u26bd\ufe0f now', ['\u26bd', '\u26bd\ufe0f']],
    ['wildcards', '80%_a', ['0%_', '%']],
  ])('%s, in titles and in texts', async (_, written, asked) => {
    await page(written);
    await page('Text', `<p>${written}</p>`);
    await page('Neither');
    for (const q of asked) {
      expect(await titles(q), q).toEqual([written, 'Text']);
      expect(new Set(await listed(q)), q).toEqual(new Set([written, 'Text']));
    }
  });

  it('and finds nothing, without an error, for what is invisible, and for punctuation that is nowhere', async () => {
    await page('Falcon');
    for (const q of ['\u200b', '\u00ad', '\u0301', '?!', '\\', "'", '_', '%', 'a\u0000b', 'x '.repeat(99)])
      expect((await search(team.player, q)).pages, JSON.stringify(q)).toEqual([]);
  });
});

it('a search has up to 200 characters, however long their folded form is', async () => {
  const ask = (q: string) => team.player.call(calls.search.everything, {}, { query: { q } });
  expect((await ask('\ufdfa'.repeat(200))).status).toBe(200);
  expect((await ask('\ufdfa '.repeat(100).trim())).status).toBe(200);
  expect((await ask('a'.repeat(201))).status).toBe(400);
});

describe('several words', () => {
  it('are found wherever they stand, and the phrase as it was typed is first', async () => {
    const phrase = await page('Third', '<p>Then the front pod goes.</p>');
    await page('Front and pod');
    await page('Second', '<p>The pod</p><p>in front</p>');
    await page('Only one of them', '<p>The front.</p>');
    await query(`update pages set updated_at = now() - interval '1 year' where id = $1`, [phrase.id]);
    expect(await titles('front pod')).toEqual(['Third', 'Front and pod', 'Second']);
    expect(new Set(await listed('pod front'))).toEqual(new Set(['Third', 'Front and pod', 'Second']));
  });

  it('may be fifty', async () => {
    const words = Array.from({ length: 50 }, (_, number) => `w${number}`);
    await page('Fifty', `<p>${words.join('</p><p>')}</p>`);
    expect(await titles(words.join(' '))).toEqual(['Fifty']);
    expect(await titles(`${words.slice(1).join(' ')} wx`)).toEqual([]);
  });

  it('of which the phrase is old are found among thousands of pages', async () => {
    const { id } = await page('Old', '<p>The front pod goes.</p>');
    await query(
      `with made as (
         insert into pages (team_id, title, updated_at, indexed_version, folded_version)
         select $1, 'Session ' || n, now() + n * interval '1 minute', 1, 1 from generate_series(1, 3500) n returning *),
       kept as (
         insert into page_versions (page_id, version, title, content, tags) select id, version, title, '', tags from made)
       insert into search_documents select id, $1, lower(title), lower(title) || ' pod of the front' from made`,
      [team.teamId],
    );
    await query(`update pages set updated_at = now() - interval '1 year' where id = $1`, [id]);
    await app.app.get(SearchIndexMerge).handle();
    expect((await titles('front pod'))[0]).toBe('Old');
    for (const q of ['%', '_', '%% __', '\\', 'po_', 'fron%']) expect(await titles(q), q).toEqual([]);
    expect((await titles('pod session 12 front')).every((title) => /12/.test(title))).toBe(true);
  });
});

describe('pages are found by their tags', () => {
  it('without case and accents', async () => {
    await page('Falcon', '<p>The text.</p>', ['Pr\u00e9paration']);
    const { pages } = await search(team.player, 'preparation');
    expect(pages).toMatchObject([{ title: 'Falcon', excerpt: 'Pr\u00e9paration' }]);
  });
});

describe('plays in the list of a team', () => {
  it('are found by folded words of their name, text and tags', async () => {
    await given.play(team.coach, team.teamId, {
      name: 'Caf\u00e9',
      content: '<p>Quokka\u2019s run</p>',
      tags: ['\u00d8st'],
    });
    const names = async (search: string) => {
      const { body } = await team.player.call(
        calls.plays.list,
        { teamId: team.teamId },
        { query: { search } },
      );
      return (body as Play[]).map(({ name }) => name);
    };
    for (const q of ['cafe', "quokka's", 'ost', 'run cafe']) expect(await names(q), q).toEqual(['Caf\u00e9']);
    expect(await names('caff')).toEqual([]);
  });
});

describe('people', () => {
  it('are found by folded names in the search and in the lists of members, and by new names at once', async () => {
    const wren = await person(app, 'player', 'wren');
    await joinTeam(app, wren, { teamId: team.teamId, role: 'player' });
    await query(
      `update users set first_name = 'S\u00f8ren', last_name = 'O\u2019Stra\u00dfe-\u0141ach' where id = $1`,
      [wren.id],
    );
    const inSearch = async (q: string) => (await search(team.player, q)).people.map(({ id }) => id);
    const inList = async (search: string) => {
      const found = await team.player.call(
        calls.members.paged,
        { teamId: team.teamId },
        { query: { view: 'paged', search } },
      );
      return (found.body as { members: { userId: number }[] }).members.map(({ userId }) => userId);
    };
    for (const q of ['soren', "o'strasse", 'S\u00d8REN lach', 'strasse\u2010lach']) {
      expect(await inSearch(q), q).toEqual([wren.id]);
      expect(await inList(q), q).toEqual([wren.id]);
    }
    await query(`update users set last_name = 'Nu\u0301n\u0303ez' where id = $1`, [wren.id]);
    expect(await inSearch('n\u00fa\u00f1ez')).toEqual([wren.id]);
    expect(await inSearch('strasse')).toEqual([]);
  });
});

describe('what an earlier build indexed', () => {
  /** Leaves the page in the index as the build before wrote it. */
  const asBefore = (id: number) =>
    query(
      `with head as (update pages set folded_version = null where id = $1 returning *)
       update search_documents d set title = lower(h.title), text = lower(h.title) || E'\\n' || $2 from head h where page_id = h.id`,
      [id, 'gar\u00e7on und caf\u00e9'],
    );

  it('is found by what was typed then, is folded by the job, and is found by folded words after it', async () => {
    const { id } = await page('Ma\u00eetre', '<p>Gar\u00e7on und Caf\u00e9</p>');
    await app.app.get(SearchIndex).refresh();
    await asBefore(id);
    expect(await titles('gar\u00e7on')).toEqual(['Ma\u00eetre']);
    expect(await titles('MA\u00ceTRE')).toEqual(['Ma\u00eetre']);
    expect(await titles('garcon')).toEqual([]);
    await app.app.get(IndexSavedPages).handle();
    expect(await titles('garcon')).toEqual(['Ma\u00eetre']);
    expect(await titles('gar\u00e7on')).toEqual(['Ma\u00eetre']);
    expect(await query('select folded_version = version as is_done from pages where id = $1', [id])).toEqual([
      { is_done: true },
    ]);
  });

  it('and is saved before the job is found by its new words', async () => {
    const { id: pageId } = await page('Ma\u00eetre', '<p>Gar\u00e7on</p>');
    await app.app.get(SearchIndex).refresh();
    await asBefore(pageId);
    await team.coach.call(calls.pages.change, { pageId }, { body: { content: '<p>\u00c9t\u00e9</p>' } });
    expect(await titles('ete')).toEqual(['Ma\u00eetre']);
    expect(await titles('garcon')).toEqual([]);
  });

  it('is folded again after a process of that build has indexed a new version', async () => {
    const { id } = await page('Ma\u00eetre', '<p>Gar\u00e7on</p>');
    await query(
      `with head as (update pages set indexed_version = version where id = $1 returning *)
       insert into search_documents (page_id, team_id, title, text) select id, team_id, lower(title), 'gar\u00e7on' from head`,
      [id],
    );
    expect(await titles('garcon')).toEqual(['Ma\u00eetre']);
  });
});

describe('what is to be folded', () => {
  it.each(['users', 'teams', 'comments', 'media_files'] as const)(
    'of %s is looked up in an index that is empty once all is folded',
    async (table) => {
      await app.app.get(FoldedTexts).refresh([table]);
      const plan = await app.database.transaction(async (tx) => {
        await tx.query('set local enable_seqscan = off', []);
        return tx.query<Record<string, string>>(`explain ${staleRows[table].text}`, [500]);
      });
      expect(plan.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_unfolded_idx`);
      expect(await app.database.read(staleRows[table], [500])).toEqual([]);
    },
  );
});
