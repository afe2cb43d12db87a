import { calls, type SearchResults } from '@touchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, person, staffedTeam, type Person, type StaffedTeam } from '../../../test/people';

let app: TestApp;
let team: StaffedTeam;

beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  team = await staffedTeam(app);
});
afterAll(() => app.close());

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

  it('takes percent signs and the like as they are', async () => {
    await given.page(team.coach, team.teamId, { title: 'At 80% pace' });
    await given.page(team.coach, team.teamId, { title: 'At 80 paces' });
    expect(await titles(team.player, '80%')).toEqual(['At 80% pace']);
  });

  it('knows nothing of other teams, nor of what is in the bin', async () => {
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

  it('asks for something to look for', async () => {
    for (const q of ['', '   ', 'x'.repeat(500)]) expect((await answerTo(team.player, q)).status).toBe(400);
  });
});
