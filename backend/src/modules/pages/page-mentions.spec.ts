import {
  calls,
  mentionTexts,
  type Page,
  type PageSummaries,
  type PageVersion,
  type Play,
  type SearchResults,
} from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { joinTeam, staffedTeam, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const to = (page: Page, words = page.title) =>
  `<a href="/pages/${page.id}" data-page="${page.id}">${words}</a>`;
const closed = (page: Page, words: string = mentionTexts.hidden.page) =>
  `<a data-page="${page.id}">${words}</a>`;
const line = (html: string) => `<p data-id="block-1">See ${html} first.</p>`;
const pageWith = (html: string) =>
  given.page(team.coach, team.teamId, { title: 'Match plan', content: line(html) });
const contentFor = async (who: Person, { id: pageId }: Page) =>
  ((await who.call(calls.pages.read, { pageId })).body as Page).content;
const change = (page: Page, body: object) =>
  team.coach.call(calls.pages.change, { pageId: page.id }, { body });

describe('a mention of a page', () => {
  it('reads with its current title after the mentioned page was renamed, with its marks', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Old & <title>' });
    const page = await pageWith(to(target, '<b>Old &amp; &lt;title&gt;</b>'));
    await change(target, { title: 'New & <title>' });
    const current = line(to(target, '<b>New &amp; &lt;title&gt;</b>'));
    for (const who of [team.player, team.coach]) expect(await contentFor(who, page)).toBe(current);
  });

  it('of a draft reads as a page that players cannot open, without its title in any answer', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Secret lineup', draft: true });
    const page = await pageWith(to(draft));
    const play = await given.play(team.coach, team.teamId, { content: line(to(draft)) });
    expect(await contentFor(team.coach, page)).toBe(line(to(draft)));
    expect(await contentFor(team.player, page)).toBe(line(closed(draft)));
    const answers = [
      await team.player.call(calls.pages.read, { pageId: page.id }),
      await team.player.call(calls.pages.list, { teamId: team.teamId }),
      await team.player.call(calls.pages.summaries, { teamId: team.teamId }, { query: { view: 'summary' } }),
      await team.player.call(calls.plays.read, { playId: play.id }),
      await team.player.call(calls.plays.list, { teamId: team.teamId }),
      await team.player.call(calls.search.everything, {}, { query: { q: 'first' } }),
      await team.player.call(
        calls.pages.print,
        { pageId: page.id },
        { body: { title: 'x', content: line(closed(draft)) } },
      ),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(mentionTexts.hidden.page);
      expect(text).not.toContain('Secret lineup');
    }
    expect((await team.player.call(calls.plays.read, { playId: play.id })).body as Play).toMatchObject({
      content: line(closed(draft)),
    });
  });

  it('of another team reads with its title only for users who see that team', async () => {
    const other = await staffedTeam(app);
    const target = await given.page(other.coach, other.teamId, { title: 'Their report' });
    const page = await pageWith(to(target, 'guessed words'));
    expect(await contentFor(team.player, page)).toBe(line(closed(target)));
    await joinTeam(app, team.player, { teamId: other.teamId, role: 'player' });
    expect(await contentFor(team.player, page)).toBe(line(to(target)));
  });

  it('reads as in the bin while the page is there, and by its title when it is restored', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const page = await pageWith(to(target));
    await team.coach.call(calls.pages.remove, { pageId: target.id });
    expect(await contentFor(team.player, page)).toBe(line(closed(target, mentionTexts.bin.page)));
    await team.coach.call(calls.pages.restore, { pageId: target.id });
    expect(await contentFor(team.player, page)).toBe(line(to(target)));
  });

  it('reads for an editor who views as a player as for one: closed if it is a draft or of another team', async () => {
    const other = await staffedTeam(app);
    const titles = ['Their report', 'Secret lineup', 'Kit list'];
    const [theirs, draft, kit] = await Promise.all([
      given.page(other.coach, other.teamId, { title: titles[0] }),
      given.page(team.coach, team.teamId, { title: titles[1], draft: true }),
      given.page(team.coach, team.teamId, { title: titles[2] }),
    ]);
    const page = await pageWith(`${to(theirs)} ${to(draft)} ${to(kit)}`);
    const asPlayer = { query: { as: 'player' } } as never;
    const read = await team.superAdmin.call(calls.pages.read, { pageId: page.id }, asPlayer);
    expect((read.body as Page).content).toBe(line(`${closed(theirs)} ${closed(draft)} ${to(kit)}`));
    const list = await team.superAdmin.call(calls.pages.list, { teamId: team.teamId }, asPlayer);
    expect(list.text).not.toMatch(/Their report|Secret lineup/);
    expect(await contentFor(team.superAdmin, page)).toBe(line(`${to(theirs)} ${to(draft)} ${to(kit)}`));
  });

  it('reads as deleted when no such page exists', async () => {
    const page = await pageWith('<a href="/pages/999999" data-page="999999">Ghost</a>');
    expect(await contentFor(team.coach, page)).toBe(
      line(`<a data-page="999999">${mentionTexts.gone.page}</a>`),
    );
  });

  it('stays a mention when an editor who cannot open the page saves around it', async () => {
    const other = await staffedTeam(app);
    const target = await given.page(other.coach, other.teamId, { title: 'Their report' });
    const page = await pageWith(to(target));
    const read = await contentFor(team.coach, page);
    await change(page, { content: read.replace('first', 'before'), version: page.version });
    const admin = await contentFor(team.superAdmin, page);
    expect(admin).toBe(line(to(target)).replace('first', 'before'));
  });

  it('makes no new version when only the stored title differs', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const page = await pageWith(to(target));
    const { body } = await change(page, { content: line(to(target, 'Kit')), version: page.version });
    expect((body as Page).version).toBe(page.version);
  });

  it('in earlier versions reads with the current title', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const page = await pageWith(to(target));
    await change(page, { content: line('nothing') });
    await change(target, { title: 'Boots' });
    const { body } = await team.coach.call(calls.pages.version, { pageId: page.id, version: 1 });
    expect((body as PageVersion).content).toBe(line(to(target, 'Boots')));
  });

  it('shows its current title in previews of lists and in excerpts of the search', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const page = await pageWith(to(target));
    await change(target, { title: 'Boots' });
    const list = await team.player.call(
      calls.pages.summaries,
      { teamId: team.teamId },
      { query: { view: 'summary' } },
    );
    const { pages } = list.body as PageSummaries;
    expect(pages.find(({ id }) => id === page.id)?.preview).toBe('See Boots first.');
    const search = await team.player.call(calls.search.everything, {}, { query: { q: 'first' } });
    expect((search.body as SearchResults).pages.map(({ excerpt }) => excerpt)).toEqual(['See Boots first.']);
  });

  it('is not found by the title that was stored with it', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list', draft: true });
    await pageWith(to(target));
    const search = await team.player.call(calls.search.everything, {}, { query: { q: 'Kit' } });
    expect((search.body as SearchResults).pages).toEqual([]);
  });

  it('is copied with a page', async () => {
    const target = await given.page(team.coach, team.teamId, { title: 'Kit list' });
    const page = await pageWith(to(target));
    const copy = (await team.coach.call(calls.pages.duplicate, { pageId: page.id })).body as Page;
    await change(target, { title: 'Boots' });
    expect(await contentFor(team.player, copy)).toBe(line(to(target, 'Boots')));
  });
});

describe('a mention of a play', () => {
  const toPlay = ({ id, name }: Play) => `<a href="/plays/${id}" data-play="${id}">${name}</a>`;
  const closedPlay = ({ id }: Play, words: string) => `<a data-play="${id}">${words}</a>`;
  const { hidden, bin, gone } = mentionTexts;

  it('reads with its current name after the play was renamed', async () => {
    const play = await given.play(team.coach, team.teamId, { name: 'Falcon' });
    const page = await pageWith(toPlay(play));
    await team.coach.call(calls.plays.change, { playId: play.id }, { body: { name: 'Kestrel' } });
    expect(await contentFor(team.player, page)).toBe(line(toPlay({ ...play, name: 'Kestrel' })));
  });

  it('of a draft reads as a play that players cannot open, without its name in any answer', async () => {
    const draft = await given.play(team.coach, team.teamId, { name: 'Secret lineout', draft: true });
    const page = await pageWith(toPlay(draft));
    const play = await given.play(team.coach, team.teamId, { content: line(toPlay(draft)) });
    expect(await contentFor(team.coach, page)).toBe(line(toPlay(draft)));
    expect(await contentFor(team.player, page)).toBe(line(closedPlay(draft, hidden.play)));
    const answers = [
      await team.player.call(calls.pages.read, { pageId: page.id }),
      await team.player.call(calls.pages.summaries, { teamId: team.teamId }, { query: { view: 'summary' } }),
      await team.player.call(calls.plays.read, { playId: play.id }),
      await team.player.call(calls.plays.list, { teamId: team.teamId }),
      await team.player.call(calls.search.everything, {}, { query: { q: 'first' } }),
    ];
    for (const { status, text } of answers) {
      expect(status).toBe(200);
      expect(text).toContain(hidden.play);
      expect(text).not.toContain('Secret lineout');
    }
  });

  it('of another team reads with its name only for users who see that team', async () => {
    const other = await staffedTeam(app);
    const theirs = await given.play(other.coach, other.teamId, { name: 'Their set piece' });
    const page = await pageWith(toPlay(theirs));
    const read = await team.player.call(calls.pages.read, { pageId: page.id });
    expect((read.body as Page).content).toBe(line(closedPlay(theirs, hidden.play)));
    expect(read.text).not.toContain('Their set piece');
    await joinTeam(app, team.player, { teamId: other.teamId, role: 'player' });
    expect(await contentFor(team.player, page)).toBe(line(toPlay(theirs)));
  });

  it('reads as in the bin while the play is there, and by its name when it is restored', async () => {
    const play = await given.play(team.coach, team.teamId, { name: 'Falcon' });
    const page = await pageWith(toPlay(play));
    await team.coach.call(calls.plays.remove, { playId: play.id });
    for (const who of [team.player, team.coach]) {
      const read = await who.call(calls.pages.read, { pageId: page.id });
      expect((read.body as Page).content).toBe(line(closedPlay(play, bin.play)));
      expect(read.text).not.toContain('Falcon');
    }
    await team.coach.call(calls.plays.restore, { playId: play.id });
    expect(await contentFor(team.player, page)).toBe(line(toPlay(play)));
  });

  it('of a draft in the bin reads for players as one that they cannot open', async () => {
    const draft = await given.play(team.coach, team.teamId, { name: 'Secret lineout', draft: true });
    const page = await pageWith(toPlay(draft));
    await team.coach.call(calls.plays.remove, { playId: draft.id });
    expect(await contentFor(team.player, page)).toBe(line(closedPlay(draft, hidden.play)));
    expect(await contentFor(team.coach, page)).toBe(line(closedPlay(draft, bin.play)));
  });

  it('reads as deleted when the play was deleted permanently', async () => {
    const play = await given.play(team.coach, team.teamId, { name: 'Falcon' });
    const page = await pageWith(toPlay(play));
    await team.coach.call(calls.plays.remove, { playId: play.id });
    await team.coach.call(calls.bin.removePlay, { playId: play.id });
    const read = await team.coach.call(calls.pages.read, { pageId: page.id });
    expect((read.body as Page).content).toBe(line(closedPlay(play, gone.play)));
    expect(read.text).not.toContain('Falcon');
  });
});

it('a page with mentions of pages and plays is read in one statement', async () => {
  const targets = await Promise.all(
    ['Kit list', 'Bus times', 'Songs'].map((title) => given.page(team.coach, team.teamId, { title })),
  );
  const { id } = await given.play(team.coach, team.teamId, { name: 'Falcon' });
  const toPlay = `<a href="/plays/${id}" data-play="${id}">Falcon</a>`;
  const page = await pageWith([...targets.map((target) => to(target)), toPlay].join(' '));
  const reads = vi.spyOn(app.database, 'read');
  const content = await contentFor(team.player, page);
  // Notifications of the writes above may still be sent meanwhile.
  const asked = reads.mock.calls.map(([{ name }]) => name).filter((name) => !name?.startsWith('changes_'));
  reads.mockRestore();
  expect(asked).toEqual(['page_open']);
  for (const title of ['Kit list', 'Bus times', 'Songs', 'Falcon']) expect(content).toContain(title);
});
