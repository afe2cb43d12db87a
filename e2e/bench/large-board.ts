import type { Board, Move, Spot } from '@touchline/contract/boards';

const sides = ['us', 'them'] as const;
const STEPS = 12;
const PLAYERS_OF_A_SIDE = 15;

const idOf = (side: number, player: number) => `${'ab'[side]}${player.toString(36)}`;

/** A spot on a lattice that another step moves on, so that each run is some ten metres long and bends. */
const spotOf = (side: number, player: number, step: number): Spot => [
  -350 + side * 120 + (player % 5) * 110 + ((step * 37) % 90),
  -250 + Math.floor(player / 5) * 190 + ((step * 61 + player * 17) % 120),
];

function run(side: number, player: number, step: number): Move {
  const [x, y] = spotOf(side, player, step + 1);
  return {
    piece: idOf(side, player),
    path: [
      [x - 25, y + 40],
      [x, y],
    ],
  };
}

/** The largest play that a board holds: 30 players who all run on bends in 12 steps, while the ball is passed. */
export function largeBoard(): Board {
  const places = sides.flatMap((_, side) =>
    Array.from({ length: PLAYERS_OF_A_SIDE }, (__, player) => ({ side, player })),
  );
  return {
    v: 1,
    sport: 'rugby-union',
    pieces: [
      ...places.map(({ side, player }) => ({
        id: idOf(side, player),
        kind: sides[side] ?? 'us',
        number: `${player + 1}`,
        at: spotOf(side, player, 0),
      })),
      { id: 'ball', kind: 'ball', at: spotOf(0, 0, 0), holder: idOf(0, 0) },
    ],
    steps: Array.from({ length: STEPS }, (_, step) => ({
      id: `s${step}`,
      moves: [
        { piece: idOf(0, step), kind: 'pass', to: idOf(0, step + 1) } as const,
        ...places.map(({ side, player }) => run(side, player, step)),
      ],
    })),
  };
}
