import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isPlayer, type Board, type Move } from './board';
import { boardSamples } from './board-samples';
import { many, randomBoard } from './boards.random';
import { filmOf, newPose, poseAt, stepAt, type Film } from './film';
import type { Pose } from './motion';

// Properties take seconds on a busy machine.
vi.setConfig({ testTimeout: many(1_200_000, 60_000) });

const FIVE_CENTIMETRES = 0.5;

/** Players 8 and 7 twenty metres apart, the ball with 8, and a loose ball. */
const boardWith = (...steps: (readonly Move[] | { duration: number; moves: readonly Move[] })[]): Board => ({
  v: 1,
  sport: 'soccer',
  pieces: [
    { id: 'b', kind: 'ball', at: [0, 0], holder: '8' },
    { id: '8', kind: 'us', at: [0, 0] },
    { id: '7', kind: 'us', at: [200, 0] },
    { id: 'b2', kind: 'ball', at: [100, 100] },
  ],
  steps: steps.map((step, index) => ({ id: `s${index}`, ...('moves' in step ? step : { moves: step }) })),
});

const poseOf = (film: Film, seconds: number): Pose => {
  const pose = newPose(film);
  poseAt(film, seconds, pose);
  return pose;
};
const placeOf = (film: Film, id: string) => film.board.pieces.findIndex((piece) => piece.id === id);
const at = (film: Film, id: string, seconds: number) => {
  const pose = poseOf(film, seconds);
  const place = placeOf(film, id);
  return [pose.x[place], pose.y[place]].map((value) => Math.round((value ?? 0) * 10) / 10);
};
const holders = (film: Film, step: number) =>
  Object.fromEntries(film.steps[step]?.begins.holders ?? film.ends.holders);

describe('a step', () => {
  it('lasts as long as its slowest move needs at the pace of the sport', () => {
    const film = filmOf(
      boardWith([{ piece: '8', path: [[120, 0]] }], [{ kind: 'pass', piece: '8', to: '7' }]),
    );
    expect(film.steps.map(({ seconds }) => seconds)).toEqual([2, 0.8]);
    expect(film.seconds).toBe(2.8);
  });

  it('lasts eight seconds at most, unless it has a duration', () => {
    const moves: Move[] = [{ piece: '8', path: [[2000, 0]] }];
    expect(filmOf(boardWith(moves, { duration: 100, moves })).steps.map(({ seconds }) => seconds)).toEqual([
      8, 10,
    ]);
  });

  it('lasts longer if a move begins late', () => {
    const film = filmOf(boardWith([{ piece: '8', path: [[120, 0]], delay: 5 }]));
    expect(film.seconds).toBe(4);
    expect(at(film, '8', 2)).toEqual([0, 0]);
    expect(at(film, '8', 3)).toEqual([60, 0]);
  });

  it('begins where the step before ends', () => {
    const film = filmOf(boardWith([{ piece: '8', path: [[120, 0]] }], [{ piece: '8', path: [[120, 60]] }]));
    expect(film.steps[1]?.begins.spots[1]).toEqual([120, 0]);
    expect(at(film, '8', 99)).toEqual([120, 60]);
  });
});

describe('the ball', () => {
  it('stays with the player who runs with it', () => {
    const film = filmOf(boardWith([{ piece: '8', path: [[120, 0]] }]));
    expect(film.steps[0]?.lines[0]?.hasBall).toBe(true);
    expect(at(film, 'b', 1)).toEqual(at(film, '8', 1));
    expect(at(film, 'b', 2)).toEqual([120, 0]);
  });

  it('flies at once if neither player runs', () => {
    const film = filmOf(boardWith({ duration: 50, moves: [{ kind: 'pass', piece: '8', to: '7' }] }));
    expect(at(film, 'b', 20 / 16 / 2)).toEqual([100, 0]);
    expect(at(film, 'b', 2)).toEqual([200, 0]);
  });

  it('arrives together with a receiver who runs', () => {
    const film = filmOf(
      boardWith([
        { kind: 'pass', piece: '8', to: '7' },
        { piece: '7', path: [[200, 240]] },
      ]),
    );
    expect(film.seconds).toBe(4);
    expect(at(film, 'b', 1)).toEqual([0, 0]);
    expect(at(film, 'b', 4)).toEqual([200, 240]);
    expect(holders(film, 1)).toEqual({ b: '7' });
  });

  it('leaves a passer who runs from the place where the player is then', () => {
    const film = filmOf(
      boardWith({
        duration: 40,
        moves: [
          { kind: 'pass', piece: '8', to: '7' },
          { piece: '8', path: [[0, 240]] },
        ],
      }),
    );
    const [line] = film.steps[0]?.lines ?? [];
    expect(line?.way.points[0]?.[1]).toBeGreaterThan(100);
    expect(at(film, 'b', 4)).toEqual([200, 0]);
  });

  it('is loose after a pass into space, and is picked up by the run that says so', () => {
    const film = filmOf(
      boardWith(
        [{ kind: 'kick', piece: '8', path: [[300, 50]] }],
        [{ piece: '7', path: [[300, 50]], picksUp: 'b' }],
      ),
    );
    expect(holders(film, 1)).toEqual({});
    expect(at(film, 'b', film.steps[1]?.start ?? 0)).toEqual([300, 50]);
    expect(Object.fromEntries(film.ends.holders)).toEqual({ b: '7' });
  });

  it('grows on the way of a kick, not of a pass', () => {
    const [kick, pass] = (['kick', 'pass'] as const).map((kind) =>
      filmOf(boardWith({ duration: 2, moves: [{ kind, piece: '8', to: '7' }] })),
    );
    expect(kick && poseOf(kick, 0.1).scale[0]).toBeCloseTo(1.7);
    expect(pass && poseOf(pass, 0.1).scale[0]).toBe(1);
  });

  it('stays if the player who passes has none, and the line says so', () => {
    const film = filmOf(boardWith([{ kind: 'pass', piece: '7', to: '8' }]));
    expect(film.steps[0]?.lines[0]?.hasBall).toBe(false);
    expect(Object.fromEntries(film.ends.holders)).toEqual({ b: '8' });
  });

  it('is passed on only in a later step than it is received', () => {
    const film = filmOf(
      boardWith([
        { kind: 'pass', piece: '8', to: '7' },
        { kind: 'pass', piece: '7', to: '8' },
      ]),
    );
    expect(Object.fromEntries(film.ends.holders)).toEqual({ b: '7' });
  });
});

describe('a film', () => {
  it('names the step of every moment', () => {
    const film = filmOf(boardSamples.overlap);
    expect(stepAt(film, -1)).toBe(0);
    expect(film.steps.map(({ start }) => stepAt(film, start))).toEqual([0, 1, 2, 3, 4]);
    expect(stepAt(film, film.seconds + 1)).toBe(4);
    expect(stepAt(filmOf(boardSamples.empty), 0)).toBe(-1);
  });

  it('shows the start of a board without steps', () => {
    const film = filmOf(boardWith());
    expect(film.seconds).toBe(0);
    expect(at(film, '7', 0)).toEqual([200, 0]);
    expect(poseOf(film, 0).beside[0]).toBe(1);
  });

  it('has no jump between two steps, whatever the board is', () => {
    fc.assert(
      fc.property(randomBoard, (board) => {
        const film = filmOf(board);
        for (const { start, seconds } of film.steps) {
          const [before, after] = [poseOf(film, start + seconds - 1e-9), poseOf(film, start + seconds)];
          board.pieces.forEach((_, place) => {
            const [dx, dy] = [before.x[place]! - after.x[place]!, before.y[place]! - after.y[place]!];
            expect(Math.hypot(dx, dy)).toBeLessThan(FIVE_CENTIMETRES);
          });
        }
      }),
      { numRuns: many(1200, 200) },
    );
  });

  it('moves each player evenly: no sixtieth of a run is longer than 1.45 of the mean', () => {
    fc.assert(
      fc.property(randomBoard, (board) => {
        const film = filmOf(board);
        for (const { start, lines } of film.steps)
          for (const { move, way } of lines) {
            const place = placeOf(film, move.piece);
            const track = film.steps.find((step) => step.start === start)?.tracks[place];
            if (track?.state !== 'moves' || track.motion.way !== way) continue;
            const { from, until } = track.motion;
            const mean = way.length / 60;
            let before = poseOf(film, start + from + 1e-9);
            for (let part = 1; part < 60; part++) {
              const after = poseOf(film, start + from + ((until - from) * part) / 60);
              const gone = Math.hypot(after.x[place]! - before.x[place]!, after.y[place]! - before.y[place]!);
              expect(gone).toBeLessThanOrEqual(1.45 * mean + 1e-3);
              before = after;
            }
          }
      }),
      { numRuns: many(1200, 60) },
    );
  });

  it('contains finite numbers only, at any time', () => {
    fc.assert(
      fc.property(randomBoard, fc.double({ min: -1, max: 60, noNaN: true }), (board, seconds) => {
        const { x, y, beside, scale } = poseOf(filmOf(board), seconds);
        for (const numbers of [x, y, beside, scale]) expect([...numbers].every(Number.isFinite)).toBe(true);
        board.pieces.forEach((piece, place) => {
          if (isPlayer(piece)) expect(beside[place]).toBe(0);
        });
      }),
      { numRuns: many(1200, 200) },
    );
  });
});
