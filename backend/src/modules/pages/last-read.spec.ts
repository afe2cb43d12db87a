import { calls, mentionTexts, type Page, type PageSummaries, type ReadVersion } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { codeOf, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const read = async (who: Person, pageId: number) =>
  (await who.call(calls.pages.read, { pageId })).body as Page;
const save = async (who: Person, pageId: number, content: string) =>
  (await who.call(calls.pages.change, { pageId }, { body: { content: `<p>${content}</p>` } })).body as Page;
const hasRead = (who: Person, pageId: number, version: number) =>
  who.call(calls.pages.setLastRead, { pageId }, { body: { version } });
const lastRead = async (who: Person, pageId: number) => (await read(who, pageId)).lastReadVersion;
const compare = (who: Person, pageId: number, since: number) =>
  who.call(calls.pages.changes, { pageId }, { query: { since } });

describe('the last-read version of a page', () => {
  it('is the highest version that the user reported, and no other user sees it', async () => {
    const page = await given.page(team.coach, team.teamId);
    for (const word of ['two', 'three']) await save(team.coach, page.id, word);
    expect(await lastRead(team.player, page.id)).toBeNull();
    expect((await hasRead(team.player, page.id, 2)).status).toBe(204);
    await hasRead(team.player, page.id, 1);
    expect(await lastRead(team.player, page.id)).toBe(2);
    expect(await lastRead(team.admin, page.id)).toBeNull();
  });

  it('is never above the current version', async () => {
    const page = await given.page(team.coach, team.teamId);
    await hasRead(team.player, page.id, 2_000_000_000);
    expect(await lastRead(team.player, page.id)).toBe(1);
  });

  it('is not set by reading or prefetching the page', async () => {
    const page = await given.page(team.coach, team.teamId);
    await read(team.player, page.id);
    await team.player.call(calls.pages.read, { pageId: page.id }, { query: { ahead: 'yes' } });
    expect(await lastRead(team.player, page.id)).toBeNull();
  });

  it('changes neither views nor version, time and author of the page', async () => {
    const page = await given.page(team.coach, team.teamId);
    const before = await read(team.player, page.id);
    await hasRead(team.player, page.id, 1);
    expect(await read(team.player, page.id)).toEqual({ ...before, lastReadVersion: 1 });
  });

  it('moves on with saves of a user who had read the version before, and of no other', async () => {
    const page = await given.page(team.coach, team.teamId);
    await hasRead(team.coach, page.id, 1);
    await save(team.coach, page.id, 'two');
    expect(await lastRead(team.coach, page.id)).toBe(2);
    await save(team.admin, page.id, 'three');
    await save(team.coach, page.id, 'four');
    expect(await lastRead(team.coach, page.id)).toBe(2);
    expect(await lastRead(team.admin, page.id)).toBeNull();
  });

  it('is refused without a version, with a wrong one, to users who do not see the page, and in the bin', async () => {
    const page = await given.page(team.coach, team.teamId);
    const wrong = [{}, { version: 0 }, { version: 1.5 }, { version: '1' }, { version: 1, at: 'now' }];
    for (const body of wrong) {
      const refused = await team.player.call(calls.pages.setLastRead, { pageId: page.id }, { body });
      expect([refused.status, codeOf(refused)], JSON.stringify(body)).toEqual([400, 'validation_failed']);
    }
    expect((await hasRead(team.outsider, page.id, 1)).status).toBe(404);
    expect((await hasRead(team.signedOut, page.id, 1)).status).toBe(401);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    expect((await hasRead(team.player, page.id, 1)).status).toBe(404);
  });
});

describe('the version that a user compares a page with', () => {
  it('is for players one up to their last-read version, and no other', async () => {
    const page = await given.page(team.coach, team.teamId, { content: '<p>one</p>', tags: ['attack'] });
    for (const word of ['two', 'three']) await save(team.coach, page.id, word);
    const before = await compare(team.player, page.id, 1);
    expect([before.status, codeOf(before)]).toEqual([404, 'version_not_found']);
    await hasRead(team.player, page.id, 2);
    const statuses = await Promise.all([1, 2, 3, 4].map((since) => compare(team.player, page.id, since)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404, 404]);
    expect(statuses[1]!.body).toMatchObject({ version: 2, title: page.title, tags: ['attack'] });
    expect((statuses[1]!.body as ReadVersion).content).toContain('two');
  });

  it('hides versions that were saved while it was a draft from players', async () => {
    const { id: pageId } = await given.page(team.coach, team.teamId, { draft: true });
    for (const word of ['Secret', 'Open']) await save(team.coach, pageId, word);
    await team.coach.call(calls.pages.publish, { pageId });
    await hasRead(team.player, pageId, 3);
    expect((await compare(team.player, pageId, 2)).status).toBe(404);
    expect((await compare(team.player, pageId, 3)).status).toBe(200);
    expect((await compare(team.coach, pageId, 2)).status).toBe(200);
  });

  it('has no titles of drafts that its text mentions, except for editors', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Secret lineup', draft: true });
    const play = await given.play(team.coach, team.teamId, { name: 'Secret lineout', draft: true });
    const content =
      `<p>See <a href="/pages/${draft.id}" data-page="${draft.id}">Secret lineup</a> and ` +
      `<a href="/plays/${play.id}" data-play="${play.id}">Secret lineout</a>.</p>`;
    const page = await given.page(team.coach, team.teamId, { content });
    await hasRead(team.player, page.id, 1);
    await save(team.coach, page.id, 'two');
    const { status, text } = await compare(team.player, page.id, 1);
    expect(status).toBe(200);
    for (const words of Object.values(mentionTexts.hidden)) expect(text).toContain(words);
    expect(text).not.toContain('Secret');
    const { body } = await compare(team.coach, page.id, 1);
    for (const words of ['Secret lineup', 'Secret lineout'])
      expect((body as ReadVersion).content).toContain(words);
  });

  it('is for editors any version, read or not', async () => {
    const page = await given.page(team.coach, team.teamId);
    await save(team.coach, page.id, 'two');
    const statuses = await Promise.all([1, 2, 3].map((since) => compare(team.admin, page.id, since)));
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 404]);
  });

  it('is refused to users who do not see the page, without a number, and in the bin', async () => {
    const page = await given.page(team.coach, team.teamId);
    await hasRead(team.player, page.id, 1);
    const others = await Promise.all([team.outsider, team.signedOut].map((who) => compare(who, page.id, 1)));
    expect(others.map(({ status }) => status)).toEqual([404, 401]);
    const unnumbered = await team.player.call(calls.pages.changes, { pageId: page.id });
    expect([unnumbered.status, codeOf(unnumbered)]).toEqual([400, 'validation_failed']);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    expect((await compare(team.player, page.id, 1)).status).toBe(404);
  });
});

describe('a page and its lists', () => {
  const first = async () => {
    const { body } = await team.player.call(
      calls.pages.summaries,
      { teamId: team.teamId },
      { query: { view: 'summary' } },
    );
    return (body as PageSummaries).pages[0];
  };
  const nameOf = async (who: Person) => {
    await who.call(calls.accounts.changeProfile, {}, { body: { displayName: `Head ${who.id}` } });
    return `Head ${who.id}`;
  };

  it('name the user who saved last by display name, and move or restored the page', async () => {
    const names = { admin: await nameOf(team.admin), coach: await nameOf(team.coach) };
    const page = await given.page(team.coach, team.teamId);
    expect(page.updatedBy).toEqual({ displayName: names.coach, avatar: null });
    expect((await save(team.admin, page.id, 'two')).updatedBy?.displayName).toBe(names.admin);
    expect((await read(team.player, page.id)).updatedBy?.displayName).toBe(names.admin);
    expect((await first())?.updatedBy?.displayName).toBe(names.admin);
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    await team.coach.call(calls.pages.restore, { pageId: page.id });
    expect((await first())?.updatedBy?.displayName).toBe(names.coach);
    const { id: categoryId } = await given.category(team.admin, team.teamId);
    await team.admin.call(calls.pages.change, { pageId: page.id }, { body: { categoryId } });
    expect((await first())?.updatedBy?.displayName).toBe(names.admin);
  });

  it('say the minutes of 200 words each, at least 1', async () => {
    const minutesOf = async (words: number) => {
      const content = `<p>${'word '.repeat(words / 2)}</p><ul><li>${'<b>wo</b>rd '.repeat(words / 2)}</li></ul>`;
      return (await given.page(team.coach, team.teamId, { content })).minutes;
    };
    expect(await minutesOf(0)).toBe(1);
    expect(await minutesOf(280)).toBe(1);
    expect(await minutesOf(600)).toBe(3);
    expect((await first())?.minutes).toBe(3);
  });
});
