import { calls, mentionTexts, type Play, type ReadVersion } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { codeOf, useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);

const read = async (who: Person, playId: number) =>
  (await who.call(calls.plays.read, { playId })).body as Play;
const save = async (who: Person, playId: number, content: string) =>
  (await who.call(calls.plays.change, { playId }, { body: { content: `<p>${content}</p>` } })).body as Play;
const hasRead = (who: Person, playId: number, version: number) =>
  who.call(calls.plays.setLastRead, { playId }, { body: { version } });
const lastRead = async (who: Person, playId: number) => (await read(who, playId)).lastReadVersion;
const compare = (who: Person, playId: number, since: number) =>
  who.call(calls.plays.changes, { playId }, { query: { since } });

describe('the last-read version of a play', () => {
  it('is the highest version that the user reported, at most the current one, and no other user sees it', async () => {
    const play = await given.play(team.coach, team.teamId);
    for (const word of ['two', 'three']) await save(team.coach, play.id, word);
    expect(await lastRead(team.player, play.id)).toBeNull();
    expect((await hasRead(team.player, play.id, 2)).status).toBe(204);
    await hasRead(team.player, play.id, 1);
    expect(await lastRead(team.player, play.id)).toBe(2);
    await hasRead(team.player, play.id, 2_000_000_000);
    expect(await lastRead(team.player, play.id)).toBe(3);
    expect(await lastRead(team.admin, play.id)).toBeNull();
  });

  it('moves on with saves of a user who had read the version before, and of no other', async () => {
    const play = await given.play(team.coach, team.teamId);
    await hasRead(team.coach, play.id, 1);
    await save(team.coach, play.id, 'two');
    expect(await lastRead(team.coach, play.id)).toBe(2);
    await save(team.admin, play.id, 'three');
    await save(team.coach, play.id, 'four');
    expect(await lastRead(team.coach, play.id)).toBe(2);
  });

  it('is refused without a valid version, to users who do not see the play, and in the bin', async () => {
    const play = await given.play(team.coach, team.teamId);
    for (const body of [{}, { version: 0 }, { version: 1.5 }]) {
      const refused = await team.player.call(calls.plays.setLastRead, { playId: play.id }, { body });
      expect([refused.status, codeOf(refused)], JSON.stringify(body)).toEqual([400, 'validation_failed']);
    }
    expect((await hasRead(team.outsider, play.id, 1)).status).toBe(404);
    expect((await hasRead(team.signedOut, play.id, 1)).status).toBe(401);
    await team.coach.call(calls.plays.remove, { playId: play.id });
    expect((await hasRead(team.player, play.id, 1)).status).toBe(404);
  });
});

describe('the version that a user compares a play with', () => {
  it('is for players one up to their last-read version, and for editors any', async () => {
    const play = await given.play(team.coach, team.teamId, { name: 'Trap', content: '<p>one</p>' });
    for (const word of ['two', 'three']) await save(team.coach, play.id, word);
    const before = await compare(team.player, play.id, 1);
    expect([before.status, codeOf(before)]).toEqual([404, 'version_not_found']);
    await hasRead(team.player, play.id, 2);
    const statusesOf = async (who: Person) =>
      (await Promise.all([1, 2, 3, 4].map((since) => compare(who, play.id, since)))).map(
        ({ status }) => status,
      );
    expect(await statusesOf(team.player)).toEqual([200, 200, 404, 404]);
    expect(await statusesOf(team.admin)).toEqual([200, 200, 200, 404]);
    const { body } = await compare(team.player, play.id, 2);
    expect(body).toMatchObject({ version: 2, title: 'Trap' });
    expect((body as ReadVersion).content).toContain('two');
  });

  it('has no titles of drafts that its text mentions, except for editors', async () => {
    const draft = await given.page(team.coach, team.teamId, { title: 'Secret lineup', draft: true });
    const secret = await given.play(team.coach, team.teamId, { name: 'Secret lineout', draft: true });
    const content =
      `<p>See <a href="/pages/${draft.id}" data-page="${draft.id}">Secret lineup</a> and ` +
      `<a href="/plays/${secret.id}" data-play="${secret.id}">Secret lineout</a>.</p>`;
    const play = await given.play(team.coach, team.teamId, { content });
    await hasRead(team.player, play.id, 1);
    await save(team.coach, play.id, 'two');
    const { status, text } = await compare(team.player, play.id, 1);
    expect(status).toBe(200);
    for (const words of Object.values(mentionTexts.hidden)) expect(text).toContain(words);
    expect(text).not.toContain('Secret');
    const { body } = await compare(team.coach, play.id, 1);
    for (const words of ['Secret lineup', 'Secret lineout'])
      expect((body as ReadVersion).content).toContain(words);
  });

  it('has its formation and description, too', async () => {
    const before = { formation: 'Box', description: 'Wide and late.' };
    const play = await given.play(team.coach, team.teamId, { name: 'Trap', ...before });
    await hasRead(team.player, play.id, 1);
    const body = { formation: null, description: 'Narrow.' };
    await team.coach.call(calls.plays.change, { playId: play.id }, { body });
    expect((await compare(team.player, play.id, 1)).body).toMatchObject({ ...before, diagramUrl: null });
  });

  it('is refused to users who do not see the play, and in the bin', async () => {
    const play = await given.play(team.coach, team.teamId);
    await hasRead(team.player, play.id, 1);
    const others = await Promise.all([team.outsider, team.signedOut].map((who) => compare(who, play.id, 1)));
    expect(others.map(({ status }) => status)).toEqual([404, 401]);
    await team.coach.call(calls.plays.remove, { playId: play.id });
    expect((await compare(team.player, play.id, 1)).status).toBe(404);
  });
});

describe('a play', () => {
  it('names the user who saved it last and the minutes of 200 words each, also in its list', async () => {
    await team.admin.call(calls.accounts.changeProfile, {}, { body: { displayName: 'Head Coach' } });
    const play = await given.play(team.coach, team.teamId);
    expect(play.minutes).toBe(1);
    await save(team.admin, play.id, 'word '.repeat(600));
    const expected = { updatedBy: { displayName: 'Head Coach', avatar: null }, minutes: 3 };
    expect(await read(team.player, play.id)).toMatchObject(expected);
    const { body } = await team.player.call(calls.plays.list, { teamId: team.teamId });
    expect(body).toMatchObject([expected]);
  });
});
