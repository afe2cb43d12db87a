import { calls, type CommentAnchors, type Play, type PlayComment } from '@touchline/contract';
import { samplePlays, type Board } from '@touchline/contract/boards';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { given } from '../../../test/given';
import { useTeam } from '../../../test/people';

const app = useApp();
const team = useTeam(app, beforeAll);
const board = samplePlays.soccer;
const [, second] = board.steps;
const seven = board.pieces.find(({ number, kind }) => number === '7' && kind === 'us')!;
let play: Play;

beforeEach(async () => {
  play = await given.play(team.coach, team.teamId, { board });
});

const askAbout = (boardPosition: object | string, playId = play.id) =>
  team.player.call(
    calls.playComments.create,
    { playId },
    {
      body: { content: 'When does he go?', boardPosition },
    },
  );
const change = (changed: Board | null) =>
  team.coach.call(calls.plays.change, { playId: play.id }, { body: { board: changed } });
const list = async () =>
  (await team.coach.call(calls.playComments.list, { playId: play.id })).body as PlayComment[];
const anchors = async () =>
  (await team.coach.call(calls.playComments.anchors, { playId: play.id }, { query: { view: 'anchors' } }))
    .body as CommentAnchors;

describe('a question about the board of a play', () => {
  it.each([
    ['a piece', { piece: seven.id }, '7'],
    ['a step', { step: second!.id }, 'step 2'],
    ['a piece in a step', { piece: seven.id, step: second!.id }, '7, step 2'],
  ])('keeps the ids of %s, and its words', async (_, position, words) => {
    const { status, body } = await askAbout(position);
    expect(status).toBe(201);
    const boardPosition = { ...position, version: play.version };
    expect(body).toMatchObject({ selectedText: words, textPosition: null, boardPosition });
    expect(await list()).toMatchObject([{ boardPosition }]);
    expect((await anchors()).anchors).toMatchObject([{ boardPosition, selectedText: words }]);
  });

  it('keeps its position and last words after the piece is renamed, the step moved, or the board deleted', async () => {
    const position = { piece: seven.id, step: second!.id };
    await askAbout(position);
    const pieces = board.pieces.map((piece) => (piece === seven ? { ...piece, number: '77' } : piece));
    for (const changed of [{ ...board, pieces, steps: [...board.steps].reverse() }, null]) {
      expect((await change(changed)).status).toBe(200);
      expect(await list()).toMatchObject([
        { selectedText: '7, step 2', boardPosition: { ...position, version: play.version } },
      ]);
    }
  });

  it.each([
    ['neither a piece nor a step', {}, 'boardPosition must hold a piece, a step or both'],
    ['another field', { piece: '1', x: 3 }, 'boardPosition must hold a piece, a step or both'],
    ['an id of another form', { piece: 'no id' }, 'boardPosition must hold a piece, a step or both'],
    ['a text', 'seven', 'boardPosition must hold a piece, a step or both'],
    ['a piece that is not on the board', { piece: 'zzzz' }, 'This piece or step is no longer on the board'],
    [
      'a step that is not on it',
      { piece: seven.id, step: 'zzzz' },
      'This piece or step is no longer on the board',
    ],
  ])('is refused for %s', async (_, position, message) => {
    const { status, body } = await askAbout(position);
    expect(status).toBe(400);
    expect(body.fields).toEqual([{ field: 'boardPosition', message }]);
    expect(await list()).toEqual([]);
  });

  it('is refused on a play without a board', async () => {
    const plain = await given.play(team.coach, team.teamId, {});
    expect((await askAbout({ piece: seven.id }, plain.id)).status).toBe(400);
  });

  it('has no anchor once it is deleted, though its replies remain', async () => {
    const { body } = await askAbout({ piece: seven.id });
    await given.playComment(team.coach, play.id, { content: 'Now.', parentId: body.id });
    expect((await anchors()).anchors).toHaveLength(1);
    await team.player.call(calls.playComments.remove, { commentId: body.id });
    expect((await anchors()).anchors).toEqual([]);
    expect(await list()).toMatchObject([{ isDeleted: true, replies: [{ content: 'Now.' }] }]);
  });

  it('is unknown to pages, and a comment on text has none', async () => {
    const page = await given.page(team.coach, team.teamId);
    const body = { content: 'Why?', boardPosition: { piece: seven.id } } as never;
    const answer = await team.player.call(calls.comments.create, { pageId: page.id }, { body });
    expect(answer.status).toBe(400);
    const comment = await given.playComment(team.player, play.id, { content: 'Why?' });
    expect(comment).toMatchObject({ boardPosition: null });
  });
});
