import { calls, limits, type Activity, type BoardFormation } from '@touchline/contract';
import { boardSamples, lineUpOf, writeBoard, type Board } from '@touchline/contract/boards';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { staffedTeam, useTeam, type Person } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
const { overlap, pickAndRoll } = boardSamples;
const lineUp = lineUpOf(overlap);
const listeners: Listener[] = [];
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.stop();
});

const create = (body: object, who = team.coach, teamId = team.teamId) =>
  who.call(calls.boardFormations.create, { teamId }, { body: { name: 'High press', lineUp, ...body } });
const rename = ({ id: formationId, teamId }: BoardFormation, name: string, who = team.coach) =>
  who.call(calls.boardFormations.rename, { teamId, formationId }, { body: { name } });
const remove = ({ id: formationId, teamId }: BoardFormation, who = team.coach) =>
  who.call(calls.boardFormations.remove, { teamId, formationId });
const list = async (who = team.coach) =>
  (await who.call(calls.boardFormations.list, { teamId: team.teamId })).body as BoardFormation[];
const namesOf = async () => (await list()).map(({ name }) => name);

describe('the formations of a team', () => {
  it('are saved by an editor and listed by name, each with the sport of its board', async () => {
    const { status, body } = await create({ name: ' Low block ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ name: 'Low block', sport: 'soccer', createdBy: team.coach.id });
    await create({ name: 'box', lineUp: lineUpOf(pickAndRoll) });
    await create({ name: 'Diamond' });
    expect((await list(team.admin)).map(({ name, sport }) => [name, sport])).toEqual([
      ['box', 'basketball'],
      ['Diamond', 'soccer'],
      ['Low block', 'soccer'],
    ]);
  });

  it('keep our players and their ball, and nothing that names a member', async () => {
    const pieces: Board['pieces'] = [
      {
        id: 'a',
        kind: 'us',
        number: '8',
        position: 'CM',
        name: 'Okafor',
        member: team.player.id,
        at: [1, 2],
      },
      { id: 'b', kind: 'them', number: '4', name: 'Reed', at: [30, 0] },
      { id: 'c', kind: 'ball', at: [1, 2], holder: 'a' },
      { id: 'd', kind: 'cone', at: [50, 0] },
    ];
    await create({ lineUp: { v: 1, sport: 'soccer', turn: 'right', players: 'shirts', pieces, steps: [] } });
    const [stored] = await list();
    expect(writeBoard(stored!.lineUp)).toBe(
      writeBoard({
        v: 1,
        sport: 'soccer',
        pieces: [{ id: 'a', kind: 'us', number: '8', position: 'CM', at: [1, 2] }, pieces[2]!],
        steps: [],
      }),
    );
  });

  it('are renamed and deleted', async () => {
    const press = await given.formation(team.coach, team.teamId, { name: 'Press' });
    expect((await rename(press, ' press ')).body).toMatchObject({ id: press.id, name: 'press' });
    expect((await rename(press, 'High press', team.admin)).status).toBe(200);
    expect(await namesOf()).toEqual(['High press']);
    expect((await remove(press, team.admin)).status).toBe(204);
    expect(await namesOf()).toEqual([]);
    const gone = [await remove(press), await rename(press, 'Again')];
    for (const { status, body } of gone)
      expect({ status, body }).toMatchObject({ status: 404, body: { message: 'Formation not found' } });
  });

  it('are for editors: a player gets 403, a user who does not see the team 404', async () => {
    const press = await given.formation(team.coach, team.teamId);
    const attempts = (who: Person): Promise<{ status: number }>[] => [
      who.call(calls.boardFormations.list, { teamId: team.teamId }),
      create({ name: 'Theirs' }, who),
      rename(press, 'Theirs', who),
      remove(press, who),
    ];
    for (const [who, status] of [
      [team.player, 403],
      [team.outsider, 404],
      [team.signedOut, 401],
    ] as const)
      expect((await Promise.all(attempts(who))).map((answer) => answer.status)).toEqual(
        Array<number>(4).fill(status),
      );
    expect(await namesOf()).toEqual(['High press']);
  });

  it('belong to one team', async () => {
    const other = await staffedTeam(app);
    const theirs = await given.formation(other.coach, other.teamId);
    const asOurs = { ...theirs, teamId: team.teamId };
    expect([(await rename(asOurs, 'Ours')).status, (await remove(asOurs)).status]).toEqual([404, 404]);
    expect((await create({}, team.coach, other.teamId)).status).toBe(404);
    expect((await create({})).status).toBe(201);
  });

  it('are deleted with their team, and stay when the account of their author is deleted', async () => {
    await given.formation(team.coach, team.teamId);
    await app.database.transaction((tx) => tx.query('delete from users where id = $1', [team.coach.id]));
    expect(await list(team.superAdmin)).toMatchObject([{ name: 'High press', createdBy: null }]);
    await team.superAdmin.call(calls.teams.remove, { teamId: team.teamId });
    const left = await app.database.transaction((tx) =>
      tx.query('select id from board_formations where team_id = $1', [team.teamId]),
    );
    expect(left).toEqual([]);
  });
});

describe('a name of a formation', () => {
  it('is unique in the team, whatever its case, also under concurrency', async () => {
    const answers = await Promise.all(['Press', 'PRESS', 'press'].map((name) => create({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const taken = answers.find(({ status }) => status === 409);
    expect(taken?.body).toMatchObject({ code: 'formation_name_taken' });
    const block = await given.formation(team.coach, team.teamId, { name: 'Block' });
    expect((await rename(block, 'pRess')).body.code).toBe('formation_name_taken');
    expect((await namesOf()).map((name) => name.toLowerCase())).toEqual(['block', 'press']);
  });

  it.each([
    ['', 'Name is required'],
    ['   ', 'Name is required'],
    [7, 'Name is required'],
    ['x'.repeat(41), 'Name can have up to 40 characters'],
  ])('is refused when it is %j', async (name, message) => {
    const press = await given.formation(team.coach, team.teamId);
    const refused = [await create({ name }), await rename(press, name as string)];
    for (const { status, body } of refused)
      expect([status, body.fields]).toEqual([400, [{ field: 'name', message }]]);
  });

  it('has up to 40 characters', async () => {
    expect((await create({ name: 'x'.repeat(40) })).status).toBe(201);
  });
});

it('a team has at most 50 formations, however many are saved at once', async () => {
  const { teamId } = team;
  await app.database.transaction((tx) =>
    tx.query(
      `insert into board_formations (team_id, name, sport, line_up)
       select $1, 'No. ' || number, 'soccer', $2 from generate_series(1, $3::integer) as number`,
      [teamId, JSON.stringify(lineUp), limits.boardFormations - 2],
    ),
  );
  const answers = await Promise.all(['A', 'B', 'C', 'D', 'E'].map((name) => create({ name })));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'formations_full',
    message: 'Your team has 50 formations already. Delete one first.',
  });
  const all = await list();
  expect(all).toHaveLength(50);
  expect((await remove(all[0]!)).status).toBe(204);
  expect((await create({ name: 'F' })).status).toBe(201);
});

describe('a board that is no formation', () => {
  const opponent = { id: 'a', kind: 'them', at: [0, 0] };
  it.each<[unknown, string]>([
    [undefined, 'The board must be an object'],
    ['soccer', 'The board must be an object'],
    [{ ...lineUp, v: 2 }, 'v: must be 1'],
    [{ ...lineUp, sport: 'chess' }, 'sport: is unknown'],
    [overlap, 'A formation has no steps'],
    [{ ...lineUp, pieces: [] }, 'A formation needs a player of your team'],
    [{ ...lineUp, pieces: [opponent] }, 'A formation needs a player of your team'],
    [{ ...lineUp, pieces: Array<object>(61).fill(opponent) }, 'pieces: at most 60 entries'],
    [{ ...lineUp, pieces: [opponent, opponent] }, 'pieces.1.id: is used twice'],
  ])('is refused with a sentence', async (board, message) => {
    const { status, body } = await create({ lineUp: board });
    expect([status, body.fields]).toEqual([400, [{ field: 'lineUp', message }]]);
    expect(await namesOf()).toEqual([]);
  });
});

describe('a saved formation', () => {
  it('is announced to editors only, with the id 0 of plays', async () => {
    const origin = await originOf(app);
    const listen = async (who: Person) => {
      const listener = new Listener(origin, who.cookie);
      listeners.push(listener);
      return listener.start();
    };
    const [admin, player] = [await listen(team.admin), await listen(team.player)];
    const formation = await given.formation(team.coach, team.teamId);
    const ofFormations = { what: 'plays', teamId: team.teamId, id: 0 };
    await waitFor(() => expect(admin.changes).toContainEqual(ofFormations));
    await rename(formation, 'Block');
    await remove(formation);
    await waitFor(() => expect(admin.changes.filter(({ id }) => id === 0)).toHaveLength(3));
    const category = await given.category(team.coach, team.teamId);
    await waitFor(() => expect(player.changes).toContainEqual(expect.objectContaining({ id: category.id })));
    expect(player.changes).not.toContainEqual(ofFormations);
  });

  it('is among the activities of editors only', async () => {
    const press = await given.formation(team.coach, team.teamId);
    await rename(press, 'Block');
    await remove(press);
    const activitiesOf = async (who: Person) =>
      ((await who.call(calls.activities.ofTeam, { teamId: team.teamId })).body as Activity[]).filter(
        ({ targetType }) => targetType === 'board_formation',
      );
    expect((await activitiesOf(team.admin)).map(({ action, targetName }) => [action, targetName])).toEqual([
      ['deleted', 'Block'],
      ['updated', 'Block'],
      ['created', 'High press'],
    ]);
    expect(await activitiesOf(team.player)).toEqual([]);
    const recent = (await team.player.call(calls.activities.recent)).body as Activity[];
    expect(recent.map(({ targetType }) => targetType)).not.toContain('board_formation');
  });
});
