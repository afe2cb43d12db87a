import { boardParts, type Board } from '@touchline/contract/boards';

const { move, pass, run, send, steps, them, us, withBall } = boardParts;

export const corner: Board = {
  v: 1,
  sport: 'soccer',
  area: [290, -230, 545, 365],
  pieces: withBall('7', [
    us('7', [52.4, 33.8]),
    us('4', [40.6, 9.4]),
    us('5', [39.6, 3]),
    us('9', [50.6, 3.6]),
    us('10', [41, -6.4]),
    us('8', [33.6, 0]),
    them('1', [51.6, 0.2]),
    them('4', [47.2, 5.4]),
    them('5', [47.2, 1.6]),
    them('6', [47.2, -2.2]),
    them('3', [42.6, 3.6]),
    them('8', [43.8, -5.2]),
    them('7', [37, 1]),
  ]),
  steps: steps(
    [
      '7 raises one arm; 4 goes early and stops in front of the near zone',
      [move('screen', '4', [44.6, 6.6]), run('5', [38.6, 5.4])],
    ],
    [
      '5 curves round 4 and meets the ball at the near post',
      [
        run('5', [42.2, 9.6], [48.6, 8]),
        send('kick', '7', '5'),
        run('x3', [42.2, 6]),
        run('9', [50, -2.8]),
        run('10', [43.6, -9], [48.8, -6]),
        run('8', [36.6, -4.4]),
      ],
    ],
    [
      'First to the ball, across the goalkeeper',
      [move('shot', '5', [52.8, 2.6]), run('x1', [51.8, 2.4]), run('x5', [49, 2.6])],
    ],
  ),
};

export const buildThroughSix: Board = {
  v: 1,
  sport: 'soccer',
  area: 'own',
  pieces: withBall('1', [
    us('1', [-51, 0]),
    us('2', [-30, 29]),
    us('3', [-30, -29]),
    us('4', [-45.5, -13]),
    us('5', [-45.5, 13]),
    us('6', [-33, 0]),
    us('8', [-22, 9]),
    us('10', [-19, -9]),
    them('7', [-28, 17]),
    them('8', [-24, 3]),
    them('9', [-38, -7]),
    them('10', [-38, 7]),
    them('11', [-28, -17]),
  ]),
  steps: steps(
    ['1 plays short to 4, and their 9 jumps.', [pass('1', '4'), run('x9', [-42.8, -10.9])]],
    ['6 shows behind their first line.', [pass('4', '6'), run('6', [-35.5, -3.5])]],
    [
      '6 turns and finds 2, high and wide.',
      [run('6', [-34.5, 1], [-31.5, 3]), pass('6', '2'), run('2', [-21, 30]), run('x7', [-25.5, 25])],
    ],
  ),
};

export const pressAfterBackPass: Board = {
  v: 1,
  sport: 'soccer',
  area: 'half',
  pieces: withBall('x8', [
    us('9', [25, 4]),
    us('10', [22, -4.6]),
    us('7', [21, 21]),
    us('11', [21, -21]),
    us('6', [9, 6]),
    us('8', [9, -7]),
    them('1', [50, 0]),
    them('4', [37.5, 10]),
    them('5', [37.5, -10]),
    them('3', [32, 26]),
    them('2', [32, -26]),
    them('6', [30.5, -1]),
    them('8', [17.5, 13]),
  ]),
  steps: steps(
    [
      'The back pass is the trigger: go while it is in the air',
      [
        pass('x8', 'x4'),
        run('9', [28.5, 3.4]),
        run('7', [25, 22]),
        run('10', [25.6, -3.4]),
        run('11', [25, -20.5]),
      ],
    ],
    [
      '9 curves and shuts off the far centre back; 7 and 11 lock the full backs',
      [
        run('9', [32, 3], [35.4, 7.2]),
        run('7', [29.6, 23.4]),
        run('11', [29.4, -21.5]),
        run('10', [28.6, -3.8]),
        run('6', [15.5, 8]),
        run('8', [17, -6]),
      ],
    ],
    [
      'Back again: 9 follows the ball to the goalkeeper',
      [pass('x4', 'x1'), run('9', [41, 4.6], [46.2, 1.6]), run('11', [33.4, -13.6]), run('7', [33, 17.4])],
    ],
    [
      'Long and hurried: 8 wins it in front of their 6',
      [move('kick', 'x1', [20, -5]), run('8', [18.6, -5.6]), run('6', [15, 2])],
    ],
    [
      '8 has it, forty metres from goal',
      [{ ...run('8', [20, -5]), picksUp: 'ball' }, run('10', [31.5, -8]), run('9', [40, 3])],
    ],
  ),
};

export const rondo: Board = {
  v: 1,
  sport: 'other',
  area: [-82, -74, 82, 74],
  pieces: [
    { id: 'z', kind: 'zone', at: [0, 0], size: [100, 100] },
    ...[
      [-50, -50],
      [-50, 50],
      [50, -50],
      [50, 50],
    ].map(([x = 0, y = 0], index) => ({ id: `k${index}`, kind: 'cone' as const, at: [x, y] as const })),
    ...withBall('a', [
      us('A', [5, 0.6]),
      us('B', [1, 5]),
      us('C', [-5, 2.4]),
      us('D', [-5, -2.4]),
      us('E', [1, -5]),
      them('1', [2.4, -0.6]),
      them('2', [-0.8, 1.4]),
    ]),
    { id: 'n', kind: 'note', text: '10 x 10 m', at: [-66, 0] },
  ],
  steps: steps(
    ['A plays wide to E; the first defender follows', [pass('a', 'e'), run('x1', [1.6, -2.6])]],
    [
      'C moves into the gap as the ball travels',
      [pass('e', 'c'), run('c', [-5, 0.6]), run('x2', [-2.2, -0.6]), run('x1', [0.2, -2.4])],
    ],
    ['Out to the side they left', [pass('c', 'b'), run('x2', [-1.4, 2.8]), run('a', [5, 2])]],
  ),
};
