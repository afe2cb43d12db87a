import type { Board } from '../board';
import { move, pass, route, run, send, steps, them, us, withBall } from '../build';

export const overlap: Board = {
  v: 1,
  sport: 'soccer',
  area: 'half',
  pieces: withBall('8', [
    us('2', [5, 27], 'Berg'),
    us('6', [2, -8]),
    us('7', [19, 23]),
    us('8', [11, 3], 'Okafor'),
    us('9', [31, 0]),
    us('10', [20, -9]),
    us('11', [24, -25]),
    them('1', [51, 0]),
    them('2', [33, -21]),
    them('3', [30, 19.5]),
    them('4', [37.5, -6]),
    them('5', [38, 5.5]),
    them('6', [23, 5]),
  ]),
  steps: steps(
    [
      '8 finds 7 between the lines; 2 goes at once',
      [pass('8', '7'), run('7', [22.5, 17.5]), run('2', [14, 30.5], [24, 31]), run('x6', [23, 11])],
    ],
    [
      '7 comes inside, 2 overlaps',
      [
        run('7', [26, 14.5], [29.5, 11]),
        run('2', [36.5, 30.5]),
        run('x3', [34, 14.5]),
        run('9', [37.5, -1.5]),
      ],
    ],
    [
      'Reverse pass behind the full back',
      [
        pass('7', '2'),
        run('2', [45.5, 26]),
        run('9', [43, -2.5], [46.5, 3.5]),
        run('10', [38, -9.5]),
        run('11', [37, -23], [46.5, -11]),
        run('x5', [44, 9]),
      ],
    ],
    ['Low cross to the near post', [pass('2', '9'), run('9', [48, 4]), run('x1', [51.4, 3])]],
    ['First-time finish', [move('shot', '9', [52.6, -2])]],
  ),
};

export const lineout: Board = {
  v: 1,
  sport: 'rugby-union',
  area: [-230, -170, 150, 375],
  pieces: withBall('2', [
    us('2', [0, 35.4]),
    us('1', [-1.8, 30]),
    us('4', [-1.8, 26.8]),
    us('7', [-1.8, 23.6]),
    us('5', [-1.8, 20.4]),
    us('8', [-1.8, 17.2]),
    us('9', [-6, 21]),
    us('10', [-12.5, 8]),
    us('12', [-14.5, 0.5]),
    us('13', [-17, -6], 'Vaea'),
    them('1', [1.8, 30]),
    them('4', [1.8, 26.8]),
    them('7', [1.8, 23.6]),
    them('5', [1.8, 20.4]),
    them('8', [1.8, 17.2]),
    them('9', [5.5, 27]),
    them('10', [9.5, 9]),
    them('12', [9.5, 1]),
    them('13', [9.5, -7]),
  ]),
  steps: steps(
    ['Throw to 5', [send('throw', '2', '5')]],
    ['Off the top to 9', [pass('5', '9'), run('9', [-7, 15.5]), run('10', [-10, 6.5])]],
    [
      '12 holds his man, 13 comes round the back',
      [
        pass('9', '10'),
        run('10', [-8, 5]),
        run('12', [-3, 0]),
        run('13', [-15, -8], [-12, -10.5]),
        run('x10', [3, 5.5]),
        run('x12', [4, 0]),
      ],
    ],
    ['Behind 12 to 13', [pass('10', '13'), run('13', [-8.5, -13]), run('x13', [5, -8.5])]],
    ['Space outside', [run('13', [-2, -15], [6, -15.5]), run('x13', [2, -11.5])]],
  ),
};

export const shift: Board = {
  v: 1,
  sport: 'rugby-league',
  area: [-230, -130, 160, 350],
  pieces: withBall('13', [
    us('13', [-1, -4]),
    us('9', [-4.6, -4]),
    us('8', [-7, 2]),
    us('6', [-10, 8.5], 'Tau'),
    us('7', [-9, -9.5]),
    us('11', [-8, 15]),
    us('4', [-11, 22]),
    us('1', [-15, 13]),
    us('5', [-13, 29]),
    them('13', [1.8, -4]),
    them('8', [9, 0]),
    them('6', [9, 8]),
    them('11', [9, 15]),
    them('4', [9, 21.5]),
    them('5', [9, 28.5]),
  ]),
  steps: steps(
    ['Quick play the ball', [pass('13', '9'), run('9', [-4, -2.2]), run('8', [-3, 4.5])]],
    [
      '8 is the decoy, out the back to 6',
      [pass('9', '6'), run('8', [4.5, 5.5]), run('6', [-5.5, 10.5]), run('1', [-10, 20]), run('x6', [6, 7])],
    ],
    [
      '11 runs short, 1 sweeps',
      [
        pass('6', '1'),
        run('11', [5, 13.5]),
        run('1', [-6.5, 22]),
        run('x11', [6.5, 14.5]),
        run('4', [-4, 26]),
      ],
    ],
    ['Two on one: early ball to the wing', [pass('1', '5'), run('5', [-7.5, 30.5]), run('x5', [4, 27])]],
    ['5 goes down the line', [run('5', [-2, 31], [10, 31]), run('x5', [6, 28.5])]],
  ),
};

const pocket = ['lt', 'lg', 'c', 'rg', 'rt'] as const;

export const smash: Board = {
  v: 1,
  sport: 'american-football',
  area: 'half',
  pieces: withBall('q', [
    ...pocket.map((id, index) => us(id.toUpperCase(), [-1.2, -4.8 + index * 2.4])),
    us('X', [-1.2, -20]),
    us('H', [-2.4, -10.5]),
    us('Y', [-1.6, 7.3]),
    us('Z', [-2.4, 20]),
    us('Q', [-6.2, 0]),
    us('R', [-6.8, 3]),
    them('E', [1.2, -6], 'l'),
    them('T', [1.2, -2], 'l'),
    them('T', [1.2, 2], 'r'),
    them('E', [1.2, 6], 'r'),
    them('W', [4.8, -5.5]),
    them('M', [5, 0]),
    them('S', [4.8, 6.5]),
    them('C', [7, -19], 'l'),
    them('C', [7, 19], 'r'),
    them('FS', [12.5, -6]),
    them('SS', [11.5, 8]),
  ]),
  steps: steps(
    ['H motions across', [run('h', [-3.6, -6], [-3.4, 6], [-2.6, 12])]],
    [
      'Smash: Z hitch, H corner, X dig',
      [
        ...pocket.map((id, index) => move('block', id, [-3.4, -5 + index * 2.5])),
        move('block', 'r', [-4.8, 7.2]),
        run('q', [-8.6, 0.4]),
        route('z', [3.4, 20], [2.4, 19.4]),
        route('h', [9.5, 12.2], [15, 17]),
        route('x', [10.4, -20], [10.4, -9.5]),
        run('y', [3, 7.6], [6.2, 3], [6.6, -3.5]),
        run('xcr', [4.6, 19.8]),
        run('xss', [13.4, 11.6]),
      ],
    ],
    [
      'Throw the corner over the squat',
      [send('throw', 'q', 'h'), route('h', [20, 21.4]), run('xss', [18.6, 17])],
    ],
  ),
};
