import { calls, type Activity, type Page } from '@touchline/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam, type Person } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeEach);
let page: Page;

beforeEach(async () => {
  page = await given.page(team.coach, team.teamId, { title: 'Lineout calls' });
});

const listed = async (who: Person): Promise<Activity[]> => {
  const { teamId } = team;
  const ofTeam = (await who.call(calls.activities.ofTeam, { teamId })).body as Activity[];
  const recent = (await who.call(calls.activities.recent)).body as Activity[];
  expect(recent).toEqual(ofTeam);
  return ofTeam;
};
const save = (who: Person, title: string) =>
  who.call(calls.pages.change, { pageId: page.id }, { body: { title } });
const passTime = (minutes: number) =>
  app.database.transaction((tx) =>
    tx.query(`update activities set created_at = created_at - $1 * interval '1 minute'`, [minutes]),
  );
const comment = async (body: object) =>
  (await team.player.call(calls.comments.create, { pageId: page.id }, { body })).body.id as number;

describe('the list of activities', () => {
  it('has one line for the saves of a sitting', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await save(team.coach, title);
      await passTime(6);
    }
    expect((await listed(team.player)).filter(({ action }) => action === 'updated')).toEqual([
      expect.objectContaining({ targetName: 'Three', targetId: page.id, userId: team.coach.id }),
    ]);
  });

  it('has a line for each user, and for each sitting', async () => {
    await save(team.coach, 'One');
    await save(team.admin, 'Two');
    await passTime(11);
    await save(team.coach, 'Three');
    const names = (await listed(team.player)).filter(({ action }) => action === 'updated');
    expect(names.map(({ targetName }) => targetName)).toEqual(['Three', 'Two', 'One']);
  });

  it('names the team, and the page of a comment and of a reply, never their words', async () => {
    const id = await comment({ content: 'Which foot leads?' });
    const reply = await comment({ content: 'The left one', parentId: id });
    const subject = { kind: 'page', id: page.id, title: 'Lineout calls' };
    const names = { targetName: 'Lineout calls', teamName: 'Harbour RFC', subject };
    expect(await listed(team.coach)).toMatchObject([
      { action: 'replied to', targetType: 'comment', targetId: reply, ...names },
      { action: 'commented on', targetType: 'comment', targetId: id, ...names },
      { action: 'created', targetType: 'page', subject: null },
      { action: 'created', targetType: 'team' },
    ]);
  });

  it('names no words of a reply whose page is in the bin', async () => {
    const id = await comment({ content: 'Which foot leads?' });
    await comment({ content: 'The left one', parentId: id });
    await team.coach.call(calls.pages.remove, { pageId: page.id });
    const [, reply] = await listed(team.coach);
    expect(reply).toMatchObject({ action: 'replied to', targetName: 'a comment', subject: null });
  });
});
