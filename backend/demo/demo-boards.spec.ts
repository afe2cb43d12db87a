import {
  checkBoard,
  filmOf,
  isPass,
  isPlayer,
  tooFast,
  viewOf,
  type Film,
  type Piece,
  type Spot,
} from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { clubs } from './club';
import { playsOf } from './plays';

const plays = clubs.flatMap(({ key, ageGroup }) =>
  (playsOf[key] ?? []).map(
    ({ name, board }) => ({ name, board, age: ageGroup === 'U16' ? 'U16' : 'adult' }) as const,
  ),
);

/** Lines of passes, in metres along the pitch, each from the side that passes. */
const passesOf = ({ board, steps }: Film) =>
  steps.flatMap(({ lines }) =>
    lines
      .filter(({ move }) => isPass(move))
      .map(({ move, way, hasBall }) => {
        const passer = board.pieces.find(({ id }) => id === move.piece);
        const forward = ((way.points.at(-1)?.[0] ?? 0) - (way.points[0]?.[0] ?? 0)) / 10;
        return { move, hasBall, metresForward: passer?.kind === 'them' ? -forward : forward };
      }),
  );

const distance = (one: Piece, other: Piece) => Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]);

describe.each(plays)('the board of $name', ({ board, age }) => {
  const film = filmOf(board);

  it('is stored by the server as it is', () => {
    expect(checkBoard(board)).toEqual({ board });
  });

  it('has a caption for each of its steps, and moves in it', () => {
    expect(board.steps.length).toBeGreaterThanOrEqual(3);
    for (const { caption, moves } of board.steps) {
      expect(caption).toBeTruthy();
      expect(moves.length).toBeGreaterThan(0);
    }
  });

  it('asks nobody to run faster than players of the age do', () => {
    expect(tooFast(film, age).map(({ step, sentence }) => `${step}: ${sentence}`)).toEqual([]);
  });

  it('has passes only by players who have the ball', () => {
    const passes = passesOf(film);
    expect(passes.length).toBeGreaterThan(0);
    expect(passes.filter(({ hasBall }) => !hasBall)).toEqual([]);
  });

  it('keeps all players in the picture and apart from each other', () => {
    const { area, unit } = viewOf(board);
    const [left, top, right, bottom] = area;
    const isInside = ([x, y]: Spot) => x > left && x < right && y > top && y < bottom;
    const faults = [...film.steps.map(({ begins }) => begins), film.ends].flatMap(({ spots }, step) => {
      const players = board.pieces.flatMap((piece, index) =>
        isPlayer(piece) ? [{ ...piece, at: spots[index] ?? piece.at }] : [],
      );
      const outside = players.filter(({ at }) => !isInside(at)).map(({ id }) => `${step}: ${id} outside`);
      const pairs = players.flatMap((one, index) =>
        players.slice(index + 1).map((other) => [one, other] as const),
      );
      const touching = pairs
        .filter(([one, other]) => distance(one, other) < (one.kind === other.kind ? 1.5 : 1.2) * unit)
        .map(([one, other]) => `${step}: ${one.id} on ${other.id}`);
      return [...outside, ...touching];
    });
    expect(faults).toEqual([]);
  });
});

it('rugby boards of the demo club have no forward pass; only the throw into a lineout is straight', () => {
  const rugby = plays.filter(({ board }) => board.sport === 'rugby-union');
  expect(rugby.length).toBeGreaterThan(3);
  const forward = rugby.flatMap(({ name, board }) =>
    passesOf(filmOf(board))
      .filter(({ move, metresForward }) => metresForward > (move.kind === 'throw' ? 0 : -0.3))
      .map(({ move, metresForward }) => `${name}: ${move.piece} to ${move.to}, ${metresForward} m`),
  );
  expect(forward).toEqual([]);
});

it('every play of the demo club has a board', () => {
  expect(plays).toHaveLength(14);
});
