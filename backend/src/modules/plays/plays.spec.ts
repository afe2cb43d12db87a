import { calls, limits, type Play, type PlayChange } from '@touchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam, type Person } from '../../../test/people';
import { Clock } from '../../platform/clock';

const app = useApp();
const team = useTeam(app, beforeEach);

afterEach(() => vi.restoreAllMocks());

const read = async (who: Person, { id }: Play) =>
  (await who.call(calls.plays.read, { playId: id })).body as Play;
const change = (who: Person, { id }: Play, body: PlayChange) =>
  who.call(calls.plays.change, { playId: id }, { body });
const names = async (query: object = {}) => {
  const { body } = await team.player.call(calls.plays.list, { teamId: team.teamId }, { query: { ...query } });
  return (body as Play[]).map(({ name }) => name);
};

describe('a play', () => {
  it('is created by an editor and read by a player', async () => {
    const file = await given.file(app, team.coach, team.teamId);
    const play = await given.play(team.coach, team.teamId, {
      name: ' Falcon ',
      description: 'Front pod',
      content: '<p>Lift</p><script>alert(1)</script>',
      tags: ['attack', ' Attack'],
      formation: '4-3',
      diagramUrl: file.url,
    });
    expect(await read(team.player, play)).toMatchObject({
      name: 'Falcon',
      description: 'Front pod',
      content: '<p>Lift</p>',
      tags: ['attack'],
      formation: '4-3',
      diagramUrl: file.url,
      isStarred: false,
      views: 1,
      createdBy: team.coach.id,
    });
  });

  it('is changed in the given fields, by editors only', async () => {
    const play = await given.play(team.coach, team.teamId, { formation: '4-3', tags: ['attack'] });
    expect((await change(team.player, play, { name: 'Mine' })).status).toBe(403);
    const { body } = await change(team.admin, play, { name: 'Hawk', formation: null });
    expect(body).toMatchObject({ name: 'Hawk', formation: null, tags: ['attack'] });
  });

  it('adds its tags to the tags of its team', async () => {
    await given.page(team.coach, team.teamId, { tags: ['Attack'] });
    await given.play(team.coach, team.teamId, { tags: ['attack', 'zone'] });
    const { body } = await team.player.call(calls.pages.tags, { teamId: team.teamId });
    expect((body as string[]).map((tag) => tag.toLowerCase())).toEqual(['attack', 'zone']);
  });

  it('is starred per user, without being changed', async () => {
    const play = await given.play(team.coach, team.teamId);
    const star = (isStarred: boolean) =>
      team.player.call(calls.plays.star, { playId: play.id }, { body: { isStarred } });
    expect((await star(true)).body.isStarred).toBe(true);
    expect((await read(team.coach, play)).isStarred).toBe(false);
    expect((await read(team.player, play)).updatedAt).toBe(play.updatedAt);
    expect((await star(false)).body.isStarred).toBe(false);
  });

  it('counts a view once per user in 30 minutes', async () => {
    const play = await given.play(team.coach, team.teamId);
    await read(team.player, play);
    await read(team.player, play);
    expect((await read(team.coach, play)).views).toBe(2);
    vi.spyOn(app.app.get(Clock), 'now').mockReturnValue(new Date(Date.now() + limits.viewIntervalMs + 1000));
    expect((await read(team.player, play)).views).toBe(3);
  });

  it('is found by name, description and tag, newest first', async () => {
    await given.play(team.coach, team.teamId, {
      name: 'Falcon',
      description: 'front pod',
      tags: ['Lineout'],
    });
    await given.play(team.coach, team.teamId, { name: 'Hawk', tags: ['maul'] });
    expect(await names()).toEqual(['Hawk', 'Falcon']);
    expect(await names({ search: 'FRONT' })).toEqual(['Falcon']);
    expect(await names({ search: 'awk' })).toEqual(['Hawk']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ tag: ['lineout', 'maul'] })).toEqual(['Hawk', 'Falcon']);
  });

  it('is not found after deletion', async () => {
    const play = await given.play(team.coach, team.teamId);
    expect((await team.player.call(calls.plays.remove, { playId: play.id })).status).toBe(403);
    expect((await team.coach.call(calls.plays.remove, { playId: play.id })).status).toBe(204);
    const after = await team.coach.call(calls.plays.read, { playId: play.id });
    expect([after.status, after.body.message]).toEqual([404, 'Play not found']);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [
      { name: 'A', diagramUrl: 'https://elsewhere.example/x.png' },
      'diagramUrl',
      'Choose a file from the media library',
    ],
    [{ name: 'A', diagramUrl: 'javascript:alert(1)' }, 'diagramUrl', 'Choose a file from the media library'],
    [{ name: 'A', tags: [''] }, 'tags', "Tags can't be empty"],
  ])('of %j is refused', async (body, field, message) => {
    const answer = await team.coach.call(calls.plays.create, { teamId: team.teamId }, { body });
    expect([answer.status, answer.body.fields]).toEqual([400, [{ field, message }]]);
  });
});
