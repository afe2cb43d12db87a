import { boardParts, type Board, type Piece } from '@touchline/contract/boards';

const { move, route, run, send, steps, them, us, withBall } = boardParts;

/** Tells two players of the same position apart. */
const tagged = (tag: string, piece: Piece): Piece => ({ ...piece, id: piece.id + tag });

const offensiveLine = ['LT', 'LG', 'C', 'RG', 'RT'];

export const insideZone: Board = {
  v: 1,
  sport: 'american-football',
  area: [-100, -245, 175, 245],
  turn: 'up',
  pieces: withBall('c', [
    ...offensiveLine.map((label, index) => us(label, [-1.2, -4.8 + index * 2.4])),
    us('Q', [-5.8, 0]),
    us('R', [-6.2, -3]),
    us('H', [-3, 7.4]),
    us('X', [-1.2, -20]),
    us('Z', [-2.2, 20]),
    us('Y', [-2.2, -12.5]),
    them('E', [1.2, -6.6], 'l'),
    them('T', [1.2, -1.2], 'l'),
    them('T', [1.2, 3.4], 'r'),
    them('E', [1.2, 6.8], 'r'),
    them('W', [5.4, -4.4]),
    them('M', [5.4, 0.6]),
    them('S', [5.4, 6]),
    them('C', [7, -19.4], 'l'),
    them('C', [7, 19.4], 'r'),
    them('F', [12, 1]),
  ]),
  steps: steps(
    ['Snap', [send('throw', 'c', 'q')]],
    [
      'Zone step right, all five; H cuts off the backside end',
      [
        move('block', 'lt', [-0.2, -5]),
        move('block', 'lg', [-0.4, -2.6]),
        move('block', 'c', [0.2, 0.8]),
        move('block', 'rg', [0, 3.2]),
        move('block', 'rt', [-0.4, 5.6]),
        move('block', 'h', [-3.4, 0], [-1.4, -7.2]),
        run('r', [-5.6, -1.4]),
        run('q', [-5.2, 1.2]),
      ],
    ],
    ['Hand-off: R aims at the outside leg of the guard', [send('pass', 'q', 'r'), run('r', [-3.2, 1.4])]],
    [
      'Combos climb to the linebackers; R bends behind them',
      [
        route('r', [-1.8, 1.6], [2, -0.2], [8.6, -2.4]),
        move('block', 'lg', [3.6, -3.6]),
        move('block', 'rg', [3.4, 1.2]),
        run('xm', [4.8, 2.6]),
        run('xs', [3.4, 6.4]),
        run('q', [-5, -5]),
      ],
    ],
  ),
};

export const flood: Board = {
  v: 1,
  sport: 'american-football',
  area: [-110, -245, 260, 245],
  turn: 'up',
  pieces: withBall('q', [
    ...offensiveLine.map((label, index) => us(label, [-1.2, -4.8 + index * 2.4])),
    us('Q', [-6, 0]),
    us('R', [-6.2, -3]),
    us('X', [-1.2, -20]),
    us('H', [-2.2, 9.4]),
    us('Y', [-1.2, 14]),
    us('Z', [-2.2, 20]),
    them('C', [7, -19.5], 'l'),
    them('C', [8, 19.6], 'r'),
    them('F', [13.5, 1]),
    them('S', [6.5, 11.5]),
    them('M', [5.2, 1]),
    them('W', [5.2, -6]),
  ]),
  steps: steps(
    [
      'Z clears the corner, Y starts up, H goes to the flat under it',
      [
        route('z', [12, 20.6]),
        route('y', [9.4, 14.2]),
        run('h', [0.4, 13.4], [2.8, 18]),
        route('x', [8.4, -20]),
        run('r', [-4.6, -7.6]),
        run('q', [-8.4, 1]),
        ...offensiveLine.map((label, index) => move('block', label.toLowerCase(), [-3.2, -5 + index * 2.5])),
        run('xcr', [15, 19]),
        run('xs', [5, 15.4]),
        run('xf', [16, 5]),
        run('xcl', [12.5, -18]),
        run('xm', [7.2, 4.6]),
      ],
    ],
    [
      'Their flat defender jumps H: the sail is open behind him',
      [
        route('z', [22, 20.8]),
        route('y', [12.4, 14.6], [14, 18.6]),
        run('h', [3.8, 21]),
        route('x', [11, -20], [11.4, -12]),
        run('xcr', [22.6, 18.6]),
        run('xs', [4.6, 18.8]),
        run('xf', [19, 9]),
        run('xm', [9, 6.4]),
      ],
    ],
    [
      'Over the flat defender, on time',
      [send('throw', 'q', 'y'), route('y', [15.2, 21]), run('xcr', [20.4, 19.4])],
    ],
  ),
};

export const coverThree: Board = {
  v: 1,
  sport: 'american-football',
  area: [-260, -245, 100, 245],
  turn: 'up',
  pieces: withBall('xc', [
    tagged('l', us('C', [-7, -19])),
    tagged('r', us('C', [-7, 19])),
    us('F', [-13, -1]),
    us('S', [-9, 11]),
    us('W', [-4.6, -6]),
    us('M', [-4.8, 0]),
    us('B', [-4.6, 6]),
    tagged('l', us('E', [-1.2, -5.6])),
    tagged('l', us('T', [-1.2, -1.8])),
    tagged('r', us('T', [-1.2, 1.8])),
    tagged('r', us('E', [-1.2, 5.6])),
    ...offensiveLine.map((label, index) => them(label, [1.2, 4.8 - index * 2.4])),
    them('Q', [6, 0]),
    them('X', [1.2, -20]),
    them('Y', [1.8, 10.5]),
    them('Z', [2, 20]),
  ]),
  steps: steps(
    ['Snap: four rush, seven drop', [send('throw', 'xc', 'xq')]],
    [
      'Three deep, four under',
      [
        run('cl', [-18, -17]),
        run('cr', [-18, 17.6]),
        run('f', [-20.5, 0]),
        run('s', [-7.4, 15.5]),
        run('b', [-9.6, 7]),
        run('m', [-10, 0]),
        run('w', [-8.8, -9.5]),
        run('el', [1, -6.6]),
        run('er', [1, 6.6]),
        run('xq', [8.4, 0]),
        run('xz', [-13.6, 19.4]),
        run('xx', [-11.6, -19]),
        run('xy', [-2.6, 13.6], [-4.2, 18.4]),
      ],
    ],
    [
      'Nothing deep, so the flat: S breaks on the ball',
      [send('throw', 'xq', 'xy'), run('xy', [-4.6, 20]), run('s', [-5.4, 18.4]), run('b', [-7.4, 12.6])],
    ],
    [
      'Rally and tackle for four yards',
      [run('xy', [-5.2, 21]), run('s', [-6.2, 20]), run('cr', [-12, 19.6]), run('b', [-6.6, 17])],
    ],
  ),
};
