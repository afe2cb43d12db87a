import { calls, type Play, type PlayVersion, type ReadVersion } from '@touchline/contract';
import { boardSamples, mirrored, writeBoard, type Board } from '@touchline/contract/boards';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { Listener, originOf } from '../../../test/listener';
import { useTeam } from '../../../test/people';
import { waitFor } from '../../../test/wait-for';

const app = useApp();
const team = useTeam(app, beforeEach);
const { overlap, pickAndRoll } = boardSamples;
let play: Play;

beforeEach(async () => {
  play = await given.play(team.coach, team.teamId, { name: 'Falcon', board: overlap });
});

const save = (body: object, who = team.coach) => who.call(calls.plays.change, { playId: play.id }, { body });
const read = async (who = team.player) =>
  (await who.call(calls.plays.read, { playId: play.id })).body as Play;
const jsonOf = (board: Board | null | undefined) => board && writeBoard(board);
const found = async (search: string) => {
  const { body } = await team.player.call(calls.plays.list, { teamId: team.teamId }, { query: { search } });
  return (body as Play[]).map(({ name }) => name);
};

describe('the tactics board of a play', () => {
  it('is stored by an editor and read by a player', async () => {
    expect(jsonOf((await read()).board)).toBe(jsonOf(overlap));
  });

  it('is null for a play without one', async () => {
    play = await given.play(team.coach, team.teamId, { name: 'Hawk' });
    expect((await read()).board).toBeNull();
  });

  it('is stored in its canonical form, without unknown fields and defaults', async () => {
    const steps = overlap.steps.map((step) => ({
      ...step,
      speed: 9,
      moves: step.moves.map((move) => ({ kind: 'run', ...move })),
    }));
    const { body } = await save({ board: { ...overlap, steps, author: 'me' } });
    expect(body.version).toBe(1);
    expect((await read()).board).toEqual(JSON.parse(writeBoard(overlap)));
  });

  it.each<[object | string | number, string]>([
    ['soccer', 'The board must be an object'],
    [{ ...overlap, sport: 'chess' }, 'sport: is unknown'],
    [
      { ...overlap, pieces: [{ id: '1', kind: 'us', at: [0, 'x'] }] },
      'pieces.0.at: must be a number from -2000 to 2000',
    ],
    [
      { ...overlap, steps: [{ id: '1', moves: [{ piece: 'zz', path: [[0, 0]] }] }] },
      'steps.0.moves.0.piece: refers to no such piece',
    ],
    [
      { ...overlap, steps: Array.from({ length: 41 }, (_, id) => ({ id: `${id}`, moves: [] })) },
      'steps: at most 40 entries',
    ],
  ])('is refused with the field that is wrong', async (board, message) => {
    const refused = [
      await save({ board }),
      await team.coach.call(calls.plays.create, { teamId: team.teamId }, { body: { name: 'Hawk', board } }),
    ];
    for (const { status, body } of refused)
      expect([status, body.fields]).toEqual([400, [{ field: 'board', message }]]);
    expect(jsonOf((await read()).board)).toBe(jsonOf(overlap));
  });

  it('cannot be changed by a player', async () => {
    expect((await save({ board: null }, team.player)).status).toBe(403);
    expect(jsonOf((await read()).board)).toBe(jsonOf(overlap));
  });

  it('stays in a save that does not name it, as by a tab of an earlier build', async () => {
    await save({ name: 'Hawk' });
    expect(await read()).toMatchObject({ name: 'Hawk', version: 2 });
    expect(jsonOf((await read()).board)).toBe(jsonOf(overlap));
  });

  it('is removed by null, and found by its words no more', async () => {
    expect(await found('okafor')).toEqual(['Falcon']);
    await save({ board: null });
    expect((await read()).board).toBeNull();
    expect(await found('okafor')).toEqual([]);
  });

  it('is found by its captions, the names of its players and its moves', async () => {
    for (const words of ['overlaps', 'Okafor', 'carries the ball', 'near post'])
      expect(await found(words)).toEqual(['Falcon']);
    await save({ board: pickAndRoll });
    expect(await found('overlaps')).toEqual([]);
    expect(await found('sets a screen')).toEqual(['Falcon']);
  });

  it('makes a new version when it changes, and none when it is saved as it is', async () => {
    expect((await save({ board: { ...overlap } })).body).toMatchObject({ version: 1 });
    expect((await save({ board: mirrored(overlap) })).body).toMatchObject({ version: 2 });
  });

  it('is part of the history, and is restored with its version', async () => {
    await save({ board: mirrored(overlap), version: 1 });
    const { body } = await team.coach.call(calls.plays.version, { playId: play.id, version: 1 });
    expect(jsonOf((body as PlayVersion).board)).toBe(jsonOf(overlap));
    const { body: sittings } = await team.coach.call(calls.plays.sittings, { playId: play.id });
    expect(sittings.sittings).toMatchObject([{ firstVersion: 1, lastVersion: 2, saves: 2 }]);
    await team.coach.call(calls.plays.restoreVersion, { playId: play.id, version: 1 });
    expect(await read()).toMatchObject({ version: 3 });
    expect(jsonOf((await read()).board)).toBe(jsonOf(overlap));
  });

  it('is in the response to a save of an outdated version, which changes nothing', async () => {
    await save({ board: mirrored(overlap), version: 1 }, team.admin);
    const late = await save({ board: pickAndRoll, version: 1 });
    expect(late.status).toBe(409);
    expect(jsonOf((late.body.play as Play).board)).toBe(jsonOf(mirrored(overlap)));
    expect(jsonOf((await read()).board)).toBe(jsonOf(mirrored(overlap)));
  });

  it('of the version that a player read last is returned to compare with', async () => {
    await team.player.call(calls.plays.setLastRead, { playId: play.id }, { body: { version: 1 } });
    await save({ board: mirrored(overlap) });
    const { body } = await team.player.call(
      calls.plays.changes,
      { playId: play.id },
      { query: { since: 1 } },
    );
    expect(jsonOf((body as ReadVersion).board)).toBe(jsonOf(overlap));
  });

  it('is hidden from players with a draft, also from their search', async () => {
    play = await given.play(team.coach, team.teamId, { name: 'Secret', board: pickAndRoll, draft: true });
    expect((await team.player.call(calls.plays.read, { playId: play.id })).status).toBe(404);
    expect(await found('sets a screen')).toEqual([]);
    expect(jsonOf((await read(team.coach)).board)).toBe(jsonOf(pickAndRoll));
  });

  it('is sent to members as a live update when it changes', async () => {
    const listener = await new Listener(await originOf(app), team.player.cookie).start();
    await save({ board: mirrored(overlap) });
    const change = { what: 'plays', teamId: team.teamId, id: play.id };
    await waitFor(() => expect(listener.changes).toContainEqual(change));
    listener.stop();
  });

  it('comes back with a play from the bin', async () => {
    await team.coach.call(calls.plays.remove, { playId: play.id });
    const { body } = await team.coach.call(calls.plays.restore, { playId: play.id });
    expect(jsonOf((body as Play).board)).toBe(jsonOf(overlap));
  });
});
