import { boardParts, type Board } from '@touchline/contract/boards';

const { move, pass, run, steps, them, us, withBall } = boardParts;

export const horns: Board = {
  v: 1,
  sport: 'basketball',
  area: 'half',
  pieces: withBall('1', [
    us('1', [4.5, 0]),
    us('2', [13, -6.6]),
    us('3', [13, 6.6]),
    us('4', [8.2, -3]),
    us('5', [8.2, 3]),
    them('1', [5.8, 0]),
    them('2', [12.2, -5.4]),
    them('3', [12.2, 5.4]),
    them('4', [9.4, -2.6]),
    them('5', [9.4, 2.6]),
  ]),
  steps: steps(
    ['5 screens for 1.', [move('screen', '5', [6.2, 1.2])]],
    [
      '1 drives, 5 rolls, 4 pops to the top.',
      [
        run('1', [6.6, 2.6], [8.8, 3.4]),
        { ...run('x1', [7, 1.8]), delay: 3 },
        { ...run('5', [9.2, 1], [11.6, 0.4]), delay: 3 },
        run('4', [5.8, -1.6]),
        run('x4', [7.2, -1.2]),
        run('x5', [10, 2.8]),
      ],
    ],
    ['Look at the roll.', [pass('1', '5')]],
    ['5 finishes at the rim.', [move('shot', '5', [12.4, 0])]],
  ),
};

export const boxStagger: Board = {
  v: 1,
  sport: 'basketball',
  area: 'half',
  pieces: withBall('3', [
    us('1', [8.3, 2.7]),
    us('2', [8.3, -2.7]),
    us('3', [14.5, -3.4]),
    us('4', [12.3, 3]),
    us('5', [12.3, -3]),
    them('1', [9.4, 2.2]),
    them('2', [9.4, -2.2]),
    them('3', [13.5, -2.6]),
    them('4', [12.3, 1.8]),
    them('5', [12.1, -1.7]),
  ]),
  steps: steps(
    [
      'On the slap, wait one second. 1 screens down, 4 flashes to the elbow',
      [
        move('screen', '1', [11, 2]),
        { ...run('4', [10.4, 3.4], [8.4, 0.4]), delay: 3 },
        { ...run('x4', [11.4, 0.8], [9.6, 0.6]), delay: 5 },
        run('x1', [9.6, 1.6]),
      ],
    ],
    [
      '2 comes off 1 and 5 to the near corner',
      [
        move('screen', '1', [9.9, -2.9]),
        move('screen', '5', [11.3, -4.3]),
        { ...run('2', [9.6, -4.4], [11.4, -5.9], [12.9, -6.6]), delay: 2 },
        { ...run('x2', [9.9, -4], [11.2, -5.4]), delay: 3 },
        run('x1', [9.8, -0.9]),
      ],
    ],
    [
      'Pass to the corner; 5 turns, seals and ducks in',
      [pass('3', '2'), run('5', [12, -1.2]), run('x5', [11.4, -2.6]), run('x2', [12, -6]), run('1', [6, 0])],
    ],
    [
      '2 shoots, 1 is the safety',
      [move('shot', '2', [12.4, -0.1]), run('1', [2.4, 0]), run('3', [14.2, -1.4]), run('4', [9, 1.6])],
    ],
  ),
};

export const zoneOnTheWing: Board = {
  v: 1,
  sport: 'basketball',
  area: 'own',
  pieces: withBall('x1', [
    us('1', [-7, -1.9]),
    us('2', [-7, 1.9]),
    us('3', [-10.8, 3.9]),
    us('4', [-10.8, -3.9]),
    us('5', [-10.6, 0]),
    them('1', [-4.2, 0]),
    them('2', [-6.6, -6.2]),
    them('3', [-6.6, 6.2]),
    them('4', [-8.7, 0.5]),
    them('5', [-12, -2.7]),
  ]),
  steps: steps(
    [
      'Ball to the wing: 4 bumps out until the guard arrives',
      [pass('x1', 'x2'), run('4', [-8.9, -5.2]), run('1', [-7.2, -3.4]), run('2', [-7.8, 0.3])],
    ],
    [
      '1 closes out, 4 drops to the corner, 5 fronts the low post, 3 guards the rim',
      [
        run('1', [-7.3, -5.4]),
        run('4', [-12, -5.4]),
        run('5', [-11.1, -3.4]),
        run('3', [-11.6, 0.2]),
        run('x1', [-4.8, 1]),
      ],
    ],
    [
      'Skip pass: everybody moves while the ball is in the air',
      [
        pass('x2', 'x3'),
        run('2', [-7.2, 5.2]),
        run('1', [-7.8, -0.2]),
        run('3', [-10.9, 3.9]),
        run('5', [-11, 0.6]),
        run('4', [-11.2, -2.2]),
      ],
    ],
  ),
};
