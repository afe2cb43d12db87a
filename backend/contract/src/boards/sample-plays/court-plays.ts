import type { Board } from '../board';
import { move, pass, run, send, steps, them, us, withBall } from '../build';

export const pickAndRoll: Board = {
  v: 1,
  sport: 'basketball',
  area: 'half',
  pieces: withBall('1', [
    us('1', [5.2, 0.2]),
    us('2', [7.6, -5.6]),
    us('3', [12.3, 6.7]),
    us('4', [12.3, -6.7]),
    us('5', [8.6, 2.9]),
    them('1', [6.7, 0.3]),
    them('2', [8.6, -4.2]),
    them('3', [12.1, 4.9]),
    them('4', [12.1, -4.9]),
    them('5', [10, 2.2]),
  ]),
  steps: steps(
    ['5 comes up to screen', [move('screen', '5', [6.3, 1.7]), run('x5', [7.9, 2.4])]],
    [
      '1 uses it, 5 rolls',
      [
        run('1', [5.2, 2.6], [7.4, 4.4]),
        run('5', [8.6, 1.5], [11.1, 0.9]),
        run('x5', [8.2, 3.6]),
        run('x1', [6.2, 3.2]),
        run('2', [6.6, -6.3]),
      ],
    ],
    ['Pocket pass, finish at the rim', [pass('1', '5'), run('5', [12, 0.8]), run('x4', [11.4, -2.2])]],
    ['5 finishes', [move('shot', '5', [12.4, 0])]],
  ),
};

export const dragFlick: Board = {
  v: 1,
  sport: 'field-hockey',
  area: [180, -270, 492, 270],
  pieces: withBall('7', [
    us('7', [45.2, -11.8]),
    us('5', [29.8, 2.4]),
    us('4', [28.6, -2]),
    us('9', [32.5, -11]),
    us('11', [32.5, 11]),
    us('8', [24.5, 6]),
    them('GK', [44.6, 0.4]),
    them('2', [45.2, 3.4]),
    them('3', [45.2, -3.4]),
    them('6', [45.2, 6.2]),
    them('8', [45.2, -6.6]),
  ]),
  steps: steps(
    ['Push to the top, 5 stops it', [pass('7', '5'), run('x6', [38, 4.2]), run('x8', [38.5, -4.4])]],
    [
      '5 leaves it for the flick',
      [
        pass('5', '4'),
        run('4', [30.2, -0.6]),
        run('9', [38.5, -7]),
        run('11', [38.5, 7.5]),
        run('7', [43, -9]),
      ],
    ],
    ['Drag flick, low to the stick side', [move('shot', '4', [45.7, -1.5]), run('xgk', [44.4, -0.6])]],
  ),
};

export const seam: Board = {
  v: 1,
  sport: 'ice-hockey',
  area: 'half',
  pieces: withBall('d', [
    us('D', [9.6, 0]),
    us('LW', [19.2, -10]),
    us('C', [17.6, 0], 'Nyberg'),
    us('RW', [17.5, 9.4]),
    us('N', [24, 2.2]),
    them('G', [25.3, 0.2]),
    them('2', [22.2, -4]),
    them('4', [22.4, 5.2]),
    them('9', [14.4, -4]),
    them('7', [14.2, 3.6]),
  ]),
  steps: steps(
    ['Move it to the half wall', [pass('d', 'rw'), run('rw', [19, 9.8]), run('x7', [16, 6])]],
    [
      'Walk down, pull the box over',
      [run('rw', [21.4, 9.2]), run('x4', [22.8, 7.6]), run('x2', [22.4, -1.2])],
    ],
    ['Through the seam', [pass('rw', 'lw'), run('lw', [20.4, -8])]],
    ['One-timer', [move('shot', 'lw', [26, -0.6]), run('xg', [25.2, -1])]],
  ),
};

export const doublePlay: Board = {
  v: 1,
  sport: 'baseball',
  area: 'half',
  pieces: [
    us('P', [-31.5, 0]),
    us('C', [-52, 0]),
    us('1B', [-27, 19.5]),
    us('2B', [-17, 11]),
    us('SS', [-17, -11]),
    us('3B', [-27, -20]),
    them('B', [-48.4, -3.8]),
    them('R', [-28.5, 23.5]),
    { id: 'ball', kind: 'ball', at: [-490, 8] },
  ],
  steps: steps(
    [
      'Ground ball to short',
      [
        { ...run('ss', [-17.5, -8]), picksUp: 'ball' },
        run('2b', [-11.6, 1.4]),
        run('xr', [-19, 15]),
        run('1b', [-30, 18.6]),
      ],
    ],
    ['6 to 4 at second', [send('throw', 'ss', '2b'), run('xr', [-14, 6]), run('xb', [-40, 10])]],
    ['4 to 3 at first', [send('throw', '2b', '1b'), run('xb', [-34, 16.4])]],
  ),
};

export const quickOutside: Board = {
  v: 1,
  sport: 'volleyball',
  pieces: withBall('6', [
    us('3', [-1.3, 0.4]),
    us('2', [-3.4, 3.4]),
    us('4', [-3.6, -3.5]),
    us('6', [-6.6, -0.4]),
    us('1', [-6.8, 2.6]),
    us('5', [-6.6, -3]),
    them('2', [0.9, -2.8]),
    them('3', [0.9, 0]),
    them('4', [0.9, 2.8]),
    them('5', [6.4, 2.8]),
    them('6', [7, 0]),
    them('1', [6.4, -2.8]),
  ]),
  steps: steps(
    ['Pass to the setter', [pass('6', '2'), run('2', [-0.9, 1.9]), run('3', [-1.5, -0.4])]],
    [
      '3 jumps for the quick, the set goes outside',
      [pass('2', '4'), run('3', [-0.8, -0.6]), run('4', [-2.4, -4], [-0.9, -3.3]), run('x3', [0.8, -0.9])],
    ],
    ['Down the line', [move('shot', '4', [7.6, -4]), run('x2', [0.8, -3.5])]],
  ),
};

export const rondo: Board = {
  v: 1,
  sport: 'other',
  pieces: [
    { id: 'z', kind: 'zone', text: 'Two touches', at: [0, 0], size: [180, 180] },
    ...[
      [-9, -9],
      [-9, 9],
      [9, -9],
      [9, 9],
    ].map(([x = 0, y = 0], index) => ({
      id: `k${index}`,
      kind: 'cone' as const,
      at: [x * 10, y * 10] as const,
    })),
    ...withBall('1', [
      us('1', [-7, 0]),
      us('2', [0, 7]),
      us('3', [7, 0]),
      us('4', [0, -7]),
      them('A', [-2, -1.8]),
      them('B', [2.2, 2.4]),
    ]),
    { id: 'n', kind: 'note', text: 'Loser goes in', at: [0, -118] },
  ],
  steps: steps(
    ['Move it before they close', [pass('1', '2'), run('xa', [-3, 3]), run('3', [6, 3])]],
    ['Through the middle', [pass('2', '4'), run('xb', [1.2, 3.4]), run('1', [-5.5, -3.5])]],
    ['Bounce it out', [pass('4', '3'), run('xa', [0, -3])]],
  ),
};
