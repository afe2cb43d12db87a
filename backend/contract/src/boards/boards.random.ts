import fc from 'fast-check';
import {
  isPass,
  isPlayer,
  moveKinds,
  pieceKinds,
  boardSports,
  type Board,
  type Piece,
  type Spot,
} from './board';
import { checkBoard } from './check-board';

/** Returns how often a property runs: `npm run nightly -- boards` runs all, `npm test` a few. */
export const many = (whole: number, few: number): number => (process.env.ALL_BOARDS ? whole : few);

/** Most spots are on a pitch, some as far off it as is allowed. */
const coordinate = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: -500, max: 500 }) },
  { weight: 1, arbitrary: fc.integer({ min: -2000, max: 2000 }) },
);
export const randomSpot: fc.Arbitrary<Spot> = fc.tuple(coordinate, coordinate);
const side = fc.integer({ min: 10, max: 400 });
/** One code point each: limits count code points. */
const letters = [...'aZ7 é戦ש🏉\u0000\u202e\u200d<&"'];
const text = (maxLength: number) =>
  fc.option(fc.string({ unit: fc.constantFrom(...letters), maxLength }), { nil: undefined });
const share = fc.double({ min: 0, max: 0.999, noNaN: true });
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });

const pieceSeed = fc.record({
  kind: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('us', 'them') },
    { weight: 2, arbitrary: fc.constantFrom(...pieceKinds) },
  ),
  number: text(3),
  position: text(2),
  name: text(8),
  text: text(12),
  member: maybe(fc.integer({ min: 1, max: 2 ** 31 - 1 })),
  at: randomSpot,
  size: fc.tuple(side, side),
  holder: maybe(share),
});

const moveSeed = fc.record({
  player: share,
  to: maybe(share),
  ball: maybe(share),
  kind: fc.constantFrom(...moveKinds),
  path: fc.array(randomSpot, { minLength: 1, maxLength: 6 }),
  sharp: fc.boolean(),
  delay: maybe(fc.integer({ min: 1, max: 9 })),
});

const stepSeed = fc.record({
  duration: maybe(fc.integer({ min: 2, max: 100 })),
  caption: text(20),
  moves: fc.array(moveSeed, { maxLength: 10 }),
});

const pick = <T>(list: readonly T[], at: number | undefined): T | undefined =>
  at === undefined ? undefined : list[Math.floor(at * list.length)];

/** Any valid board. Captions and names contain every script. */
export const randomBoard: fc.Arbitrary<Board> = fc
  .record({
    sport: fc.constantFrom(...boardSports),
    area: maybe(fc.constantFrom('half', 'own', [-300, -200, 300, 200])),
    turn: maybe(fc.constantFrom('up', 'right')),
    players: maybe(fc.constant('shirts')),
    pieces: fc.array(pieceSeed, { maxLength: 16 }),
    steps: fc.array(stepSeed, { maxLength: 6 }),
  })
  .map(({ pieces: pieceSeeds, steps, ...rest }) => {
    const allowed = pieceSeeds.map((seed, index) => ({ ...seed, id: index.toString(36) }));
    const extraBalls = allowed.filter(({ kind }) => kind === 'ball').slice(4);
    const kept = allowed.filter((seed) => !extraBalls.includes(seed));
    const players = kept.filter((seed) => isPlayer(seed as Piece)).map(({ id }) => id);
    const balls = kept.filter(({ kind }) => kind === 'ball').map(({ id }) => id);
    const { board, fault } = checkBoard({
      ...rest,
      v: 1,
      pieces: kept.map((seed) => ({ ...seed, holder: pick(players, seed.holder) })),
      steps: steps.map(({ moves, ...step }, index) => {
        const seen = new Set<string>();
        return {
          ...step,
          id: `s${index}`,
          moves: moves.flatMap((move) => {
            const piece = pick(players, move.player);
            const key = `${piece} ${isPass(move)}`;
            if (!piece || seen.has(key)) return [];
            seen.add(key);
            const to = pick(players, move.to);
            return [{ ...move, piece, to: to === piece ? undefined : to, picksUp: pick(balls, move.ball) }];
          }),
        };
      }),
    });
    if (!board) throw new Error(fault);
    return board;
  });
