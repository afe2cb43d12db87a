import type { Board, Piece, Spot } from './board';

const us = (id: string, at: Spot, more: Partial<Piece> = {}): Piece => ({
  id,
  kind: 'us',
  number: id,
  ...more,
  at,
});
const them = (number: string, at: Spot): Piece => ({ id: `x${number}`, kind: 'them', number, at });
const ballWith = (holder: string, at: Spot): Piece => ({ id: 'b', kind: 'ball', at, holder });

const overlap: Board = {
  v: 1,
  sport: 'soccer',
  area: 'half',
  pieces: [
    ...[us('2', [60, 250]), us('6', [20, -40]), us('7', [190, 180]), us('8', [110, 20], { name: 'Okafor' })],
    ...[us('9', [310, -40]), us('10', [190, -100]), us('11', [240, -240])],
    ...[them('1', [515, 0]), them('2', [340, -210]), them('3', [330, 200]), them('4', [400, 60])],
    ...[them('5', [400, -60]), them('6', [220, 40])],
    ballWith('8', [110, 20]),
  ],
  steps: [
    {
      id: '1',
      caption: '8 finds 7 between the lines; 2 goes at once.',
      moves: [
        { kind: 'pass', piece: '8', to: '7' },
        { piece: '2', path: [[220, 290]] },
      ],
    },
    {
      id: '2',
      caption: '7 comes inside, and 2 overlaps.',
      moves: [
        {
          piece: '7',
          path: [
            [240, 170],
            [270, 100],
          ],
        },
        { piece: '2', path: [[330, 300]] },
        { piece: 'x3', path: [[310, 130]] },
      ],
    },
    {
      id: '3',
      moves: [
        { kind: 'pass', piece: '7', to: '2' },
        { piece: '2', path: [[440, 270]] },
        {
          piece: '9',
          path: [
            [400, -10],
            [460, 20],
          ],
        },
        { piece: '11', path: [[420, -90]] },
      ],
    },
    {
      id: '4',
      caption: 'Low cross to the near post.',
      moves: [
        { kind: 'kick', piece: '2', to: '9' },
        { piece: '9', path: [[480, 30]] },
      ],
    },
    { id: '5', moves: [{ kind: 'shot', piece: '9', path: [[525, 5]] }] },
  ],
};

const pickAndRoll: Board = {
  v: 1,
  sport: 'basketball',
  area: 'half',
  pieces: [
    ...[us('1', [50, 0], { position: 'PG' }), us('2', [80, 65]), us('3', [80, -65]), us('4', [120, 60])],
    us('5', [90, -20], { position: 'C' }),
    ...[them('1', [62, 0]), them('5', [98, -14])],
    ballWith('1', [50, 0]),
  ],
  steps: [
    { id: '1', moves: [{ kind: 'screen', piece: '5', path: [[61, 11]] }] },
    {
      id: '2',
      caption: 'Drive off the screen.',
      moves: [
        {
          piece: '1',
          path: [
            [62, 22],
            [80, 30],
          ],
        },
        { piece: 'x1', path: [[66, 16]], delay: 3 },
        {
          piece: '5',
          path: [
            [90, -5],
            [118, 0],
          ],
          delay: 2,
        },
      ],
    },
    { id: '3', moves: [{ kind: 'pass', piece: '1', to: '5' }] },
    { id: '4', moves: [{ kind: 'shot', piece: '5', path: [[124, 0]] }] },
  ],
};

const slant: Board = {
  v: 1,
  sport: 'american-football',
  area: [-120, -245, 260, 245],
  turn: 'up',
  players: 'shirts',
  pieces: [
    us('qb', [-45, 0], { number: '12', position: 'QB' }),
    us('c', [0, 0], { number: '55', position: 'C' }),
    us('x', [-5, -180], { number: '80', position: 'X' }),
    us('z', [-15, 180], { number: '81', position: 'Z' }),
    us('rb', [-45, 25], { number: '22', position: 'RB' }),
    ...[them('24', [60, -175]), them('52', [40, 0])],
    ballWith('c', [0, 0]),
  ],
  steps: [
    { id: '1', duration: 6, caption: 'Snap.', moves: [{ kind: 'throw', piece: 'c', to: 'qb' }] },
    {
      id: '2',
      moves: [
        {
          piece: 'x',
          path: [
            [45, -180],
            [90, -120],
          ],
          sharp: true,
        },
        {
          piece: 'z',
          path: [
            [110, 180],
            [110, 140],
          ],
          sharp: true,
        },
        { kind: 'block', piece: 'rb', path: [[-20, 15]] },
        { kind: 'throw', piece: 'qb', to: 'x' },
      ],
    },
    { id: '3', moves: [{ piece: 'x', path: [[200, -90]] }] },
  ],
};

/** Two balls, one of them loose, and every kind of piece. */
const passingDrill: Board = {
  v: 1,
  sport: 'rugby-union',
  pieces: [
    ...[us('1', [-100, -60]), us('2', [-120, 0], { member: 7 }), us('3', [-140, 60])],
    { id: 'c1', kind: 'cone', at: [-60, -80] },
    { id: 'c2', kind: 'cone', at: [-60, 80] },
    { id: 'z1', kind: 'zone', text: 'Channel', at: [0, 0], size: [120, 160] },
    { id: 'n1', kind: 'note', text: 'Hands up early', at: [80, 100] },
    ballWith('1', [-100, -60]),
    { id: 'b2', kind: 'ball', at: [30, 40] },
  ],
  steps: [
    {
      id: '1',
      caption: 'Run on to the pass.',
      moves: [
        { piece: '1', path: [[-70, -60]] },
        { kind: 'pass', piece: '1', to: '2' },
        { piece: '2', path: [[-80, 0]] },
        { piece: '3', path: [[-100, 60]] },
      ],
    },
    {
      id: '2',
      moves: [
        { piece: '2', path: [[-40, 0]] },
        { kind: 'pass', piece: '2', to: '3', delay: 2 },
        { piece: '3', path: [[-50, 60]] },
      ],
    },
    {
      id: '3',
      moves: [
        {
          piece: '1',
          path: [
            [-20, -20],
            [30, 40],
          ],
          picksUp: 'b2',
        },
      ],
    },
  ],
};

const empty: Board = { v: 1, sport: 'other', pieces: [], steps: [] };

/** Boards for tests. */
export const boardSamples = { overlap, pickAndRoll, slant, passingDrill, empty } satisfies Record<
  string,
  Board
>;
