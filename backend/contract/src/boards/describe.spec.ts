import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { boardSports, type Board, type Move, type Piece } from './board';
import { boardSamples } from './board-samples';
import { many, randomBoard } from './boards.random';
import { describeBoard, describeMove, describePiece } from './describe';
import { filmOf } from './film';
import { ageOf } from './sports';
import { tooFast } from './too-fast';

// Properties take seconds on a busy machine.
vi.setConfig({ testTimeout: many(1_200_000, 60_000) });

const board = (moves: readonly Move[], caption?: string): Board => ({
  v: 1,
  sport: 'soccer',
  pieces: [
    { id: 'a', kind: 'us', number: '8', name: 'Okafor', at: [0, 0] },
    { id: 'b', kind: 'us', number: '7', at: [200, 100] },
    { id: 'c', kind: 'them', number: '3', at: [100, -100] },
    { id: 'd', kind: 'ball', at: [0, 0], holder: 'a' },
    { id: 'e', kind: 'ball', at: [-200, 0] },
  ],
  steps: [{ id: '1', caption, moves }],
});
const words = (...moves: Move[]) => describeBoard(board(moves)).steps[0];

describe('a board in words', () => {
  it('names all players, and says who has the ball and where', () => {
    expect(describeBoard(boardSamples.overlap).start).toBe(
      '7 players: 2, 6, 7, 8 (Okafor), 9, 10, 11. 6 opponents: 1, 2, 3, 4, 5, 6. ' +
        '8 (Okafor) has the ball, in the middle of the middle third.',
    );
  });

  it('contains loose balls, cones, zones and notes', () => {
    expect(describeBoard(boardSamples.passingDrill).start).toContain(
      'A loose ball is in the middle of the middle third. 2 cones. Zones: Channel. Notes: Hands up early.',
    );
  });

  it('begins a step with its caption, as a sentence', () => {
    expect(describeBoard(board([{ piece: 'b', path: [[300, 100]] }], 'go wide')).steps).toEqual([
      'Go wide. 7 runs 10 m forward.',
    ]);
  });

  it.each<[string, Move]>([
    ['8 (Okafor) passes to 7, 22 m forward and right.', { kind: 'pass', piece: 'a', to: 'b' }],
    ['8 (Okafor) kicks the ball 40 m forward.', { kind: 'kick', piece: 'a', path: [[400, 0]] }],
    ['8 (Okafor) passes into space, 10 m to the left.', { kind: 'pass', piece: 'a', path: [[0, -100]] }],
    ['8 (Okafor) throws to 7, 22 m forward and right.', { kind: 'throw', piece: 'a', to: 'b' }],
    ['8 (Okafor) shoots.', { kind: 'shot', piece: 'a', path: [[500, 0]] }],
    ['8 (Okafor) carries the ball 12 m back.', { piece: 'a', path: [[-120, 0]] }],
    ['7 runs 2.5 m to the right.', { piece: 'b', path: [[200, 125]] }],
    ['7 stays.', { piece: 'b', path: [[200, 100]] }],
    [
      '7 runs 20 m and back.',
      {
        piece: 'b',
        path: [
          [300, 100],
          [200, 100],
        ],
      },
    ],
    [
      '7 runs 10 m forward, then 5 m to the left.',
      {
        piece: 'b',
        path: [
          [300, 100],
          [300, 50],
        ],
        sharp: true,
      },
    ],
    ['7 blocks.', { kind: 'block', piece: 'b', path: [[200, 100]] }],
    ['7 runs 10 m forward and sets a screen.', { kind: 'screen', piece: 'b', path: [[300, 100]] }],
    ['Opponent 3 runs 10 m back and left.', { piece: 'c', path: [[30, -170]] }],
    ['7 runs 41 m back and picks up the ball.', { piece: 'b', path: [[-200, 0]], picksUp: 'e' }],
    ['Nothing moves.', { kind: 'pass', piece: 'b', to: 'a' }],
  ])('says: %s', (expected, move) => {
    expect(words(move)).toBe(expected);
  });

  it('says to which side a run bends, as seen by the player', () => {
    expect(
      words({
        piece: 'b',
        path: [
          [250, 140],
          [300, 100],
        ],
      }),
    ).toBe('7 runs 13 m forward, bending left.');
    expect(
      words({
        piece: 'b',
        path: [
          [250, 60],
          [300, 100],
        ],
      }),
    ).toBe('7 runs 13 m forward, bending right.');
  });

  it('describes one move for the screen reader of an editor', () => {
    const film = filmOf(boardSamples.overlap);
    expect(describeMove(film, 1, { piece: '2' })).toBe('2 runs 11 m forward');
    expect(describeMove(film, 9, { piece: '2' })).toBe('');
  });

  it('describes one piece for the screen reader of an editor', () => {
    const film = filmOf(boardSamples.overlap);
    expect(describePiece(film, 0, '8')).toBe(
      '8 (Okafor), in the middle of the middle third, has the ball, moves in this step',
    );
    expect(describePiece(film, 99, '9')).toBe('9, in the middle of the attacking third');
  });

  it.each<[string, Omit<Piece, 'id' | 'at'>]>([
    ['A player', { kind: 'us' }],
    ['Okafor', { kind: 'us', name: 'Okafor' }],
    ['GK', { kind: 'us', position: 'GK' }],
    ['1 (GK)', { kind: 'us', number: '1', position: 'GK' }],
    ['An opponent', { kind: 'them' }],
    ['The ball', { kind: 'ball' }],
    ['A zone “Channel”', { kind: 'zone', text: 'Channel', size: [100, 100] }],
  ])('names a piece: %s', (name, piece) => {
    const alone: Board = { v: 1, sport: 'other', pieces: [{ ...piece, id: '1', at: [0, 0] }], steps: [] };
    expect(describePiece(filmOf(alone), 0, '1')).toBe(`${name}, in the middle`);
  });

  it('is complete sentences, whatever the board is', () => {
    fc.assert(
      fc.property(randomBoard, (any) => {
        const { start, steps } = describeBoard(any);
        expect(steps).toHaveLength(any.steps.length);
        for (const text of [start, ...steps]) {
          expect(text).toMatch(/[.!?…]["”')]?$/);
          expect(text).not.toMatch(/undefined|NaN|\bnull\b/);
        }
      }),
      { numRuns: many(1200, 150) },
    );
  });
});

describe('a run that is too fast', () => {
  const sprint = filmOf({
    ...board([]),
    steps: [{ id: '1', duration: 20, moves: [{ piece: 'b', path: [[370, 100]] }] }],
  });

  it('is named for an age group that cannot reach its speed', () => {
    expect(tooFast(sprint, 'U12').map(({ sentence }) => sentence)).toEqual([
      '7 would run 8.5 m/s. Players of this age reach 6.7 m/s.',
    ]);
  });

  it('is possible for adults', () => {
    expect(tooFast(sprint, 'adult')).toEqual([]);
  });

  it.each(boardSports)('is none in a step of %s without a duration of its own', (sport) => {
    const moves: Move[] = [
      { piece: 'b', path: [[300, 100]] },
      { piece: 'a', path: [[20, 90]] },
    ];
    const film = filmOf({ ...board(moves), sport });
    for (const age of ['U10', 'U12', 'U14', 'U16', 'adult'] as const) expect(tooFast(film, age)).toEqual([]);
  });

  it.each([
    ['U8', 'U10'],
    ['U11', 'U12'],
    ['U16', 'U16'],
    ['U19', 'adult'],
    ['senior', 'adult'],
    [null, 'adult'],
  ] as const)('is judged for %s as for %s', (group, age) => {
    expect(ageOf(group)).toBe(age);
  });
});
