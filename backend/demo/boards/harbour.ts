import { boardParts, type Board, type Piece } from '@touchline/contract/boards';

const { pass, run, send, steps, them, us, withBall } = boardParts;

/** Players of a lineout on the left, one beside the other along the line of touch. */
const line = (
  side: typeof us | typeof them,
  { x, from, labels, apart = 2.2 }: { x: number; from: number; labels: readonly string[]; apart?: number },
): Piece[] => labels.map((label, index) => side(label, [x, from + index * apart]));

export const falcon: Board = {
  v: 1,
  sport: 'rugby-union',
  area: [-200, -372, 110, 90],
  pieces: withBall('2', [
    us('2', [0, -35.4]),
    ...line(us, { x: -1.5, from: -30, labels: ['1', '4', '3', '5', '6'], apart: 2.5 }),
    us('9', [-5, -22.5]),
    us('10', [-12, -10]),
    us('12', [-14.5, -2]),
    us('13', [-17, 5.5]),
    ...line(them, { x: 4.6, from: -30.5, labels: ['1', '4', '3', '5', '6'], apart: 2.5 }),
    them('9', [5, -17]),
    them('10', [9, -9.5]),
    them('12', [9, -1.5]),
  ]),
  steps: steps(
    [
      'Throw on the first step, before they are set. 1 and 3 lift straight up',
      [
        send('throw', '2', '4'),
        run('x1', [2.2, -30]),
        run('x4', [2.2, -27.5]),
        run('x3', [2.6, -25]),
        run('x5', [3, -22.5]),
      ],
    ],
    ['Off the top to 9', [pass('4', '9'), run('9', [-6, -19]), run('10', [-10.5, -9])]],
    [
      'Flat to 10, who is moving',
      [
        pass('9', '10'),
        run('10', [-6.5, -7.5]),
        run('12', [-11, -1]),
        run('13', [-13.5, 5.5]),
        run('x10', [5.5, -7.5]),
        run('x12', [6, -1]),
      ],
    ],
    [
      '12 hits the seam between their 10 and 12',
      [run('10', [-3.2, -6.5]), pass('10', '12'), run('12', [-4.4, -2.6]), run('x10', [1, -6])],
    ],
    ['Over the gain line', [run('12', [3.6, -4.2]), run('x12', [4.6, -1.8]), run('13', [-3, 3.5])]],
  ),
};

export const slideAndLift: Board = {
  v: 1,
  sport: 'rugby-union',
  area: [-160, -370, 110, 20],
  pieces: withBall('2', [
    us('2', [0, -35.4]),
    ...line(us, { x: -1.4, from: -29.6, labels: ['1', '4', '3', '5', '6'] }),
    us('9', [-5, -23]),
    us('10', [-11.5, -11]),
    us('12', [-13.5, -4]),
    ...line(them, { x: 1.4, from: -29.6, labels: ['1', '4', '3', '5', '6'] }),
    them('9', [5, -17.5]),
    them('10', [8.5, -10]),
    them('12', [8.5, -3.5]),
  ]),
  steps: steps(
    [
      'The front pod sells it: arms up, one step',
      [run('1', [-1.4, -32]), run('4', [-1.4, -29.8]), run('x1', [1.4, -32.4]), run('x4', [1.4, -30])],
    ],
    [
      '3, 5 and 6 slide two steps back; 3 and 6 lift 5',
      [
        run('3', [-1.4, -23.2]),
        run('5', [-1.4, -21]),
        run('6', [-1.4, -18.8]),
        run('x5', [1.6, -23]),
        send('throw', '2', '5'),
      ],
    ],
    ['Off the top to 9', [pass('5', '9'), run('9', [-5.6, -18])]],
    [
      'Away to 10, on the run',
      [
        pass('9', '10'),
        run('10', [-6.4, -9]),
        run('12', [-9, -3]),
        run('x10', [4.6, -9]),
        run('x12', [5, -3.4]),
      ],
    ],
  ),
};

export const lighthouse: Board = {
  v: 1,
  sport: 'rugby-union',
  area: [-260, -360, 210, 340],
  pieces: withBall('9', [
    us('9', [-4, -20]),
    us('10', [-12, -10]),
    us('12', [-14, -1]),
    us('13', [-17.5, 6.5]),
    us('15', [-22, 1]),
    us('11', [-9, -31]),
    us('14', [-18, 28]),
    them('9', [3.5, -22]),
    them('7', [4, -15.5]),
    them('10', [8.5, -7.5]),
    them('12', [8.5, 1]),
    them('13', [8.5, 9.5]),
    them('14', [9.5, -31]),
    them('11', [10.5, 24]),
    them('15', [18.5, 3]),
  ]),
  steps: steps(
    [
      'Off the top: 9 flat to 10, moving',
      [
        pass('9', '10'),
        run('10', [-6.5, -7]),
        run('12', [-9.5, -2]),
        run('13', [-13, 5.5]),
        run('15', [-16, 8]),
        run('x10', [5, -6]),
        run('x12', [5.5, 1]),
      ],
    ],
    [
      'Hard lines by 12 and 13, the ball behind them to 15',
      [
        run('10', [-2.5, -3.6]),
        { ...pass('10', '15'), delay: 5 },
        run('12', [2.4, -2.8]),
        run('13', [2.4, 3.4]),
        run('15', [-9, 9.5], [-5, 9.5]),
        run('x10', [4.4, -6.2]),
        run('x12', [5.2, 0.4]),
        run('x13', [5.5, 7.6]),
      ],
    ],
    [
      '10 loops outside their 13, and 15 gives it to him',
      [
        run('10', [-6.5, 2], [-6, 10.5], [-2.2, 15.5]),
        run('15', [-0.6, 10.2]),
        { ...pass('15', '10'), delay: 8 },
        run('x13', [3.2, 9.8]),
        run('14', [-6, 28.5]),
        run('11', [-2, -31]),
        run('x11', [8, 22]),
      ],
    ],
    [
      'Two against one on the right',
      [
        run('10', [9, 19]),
        run('14', [7, 29.5]),
        run('x11', [11, 22.5]),
        run('x15', [17, 17]),
        run('15', [4, 14]),
      ],
    ],
  ),
};

export const press: Board = {
  v: 1,
  sport: 'rugby-union',
  area: [-290, -330, 200, 280],
  pieces: [
    { id: 'z', kind: 'zone', text: 'Scrum', at: [0, 190], size: [80, 60] },
    ...withBall('x9', [
      us('7', [-4, 12.5]),
      us('10', [-5.5, 4]),
      us('12', [-5.5, -4.5]),
      us('13', [-5.5, -13]),
      us('11', [-9, -26]),
      us('15', [-24, -8]),
      us('14', [-16, 24]),
      them('9', [5.5, 14]),
      them('10', [12, 5]),
      them('12', [14, -4]),
      them('13', [16, -13]),
      them('14', [17.5, -25]),
    ]),
  ],
  steps: steps(
    [
      'Up on the first pass: 13 says go, once',
      [
        pass('x9', 'x10'),
        run('x10', [10.5, 4]),
        run('7', [1, 9]),
        run('10', [-0.5, 3.2]),
        run('12', [-0.5, -5]),
        run('13', [1, -12]),
      ],
    ],
    [
      '13 leads, the line is one step behind',
      [
        pass('x10', 'x12'),
        run('x12', [11.5, -5]),
        run('7', [4.5, 5.5]),
        run('10', [5, 1]),
        run('12', [6.8, -5]),
        run('13', [8.5, -10.5]),
        run('15', [-20, -14]),
        run('11', [-7, -25]),
      ],
    ],
    [
      '12 and 13 tackle behind the gain line; 11 and 15 keep the back field',
      [
        run('x12', [9.4, -5.4]),
        run('12', [7.4, -4.4]),
        run('13', [8.8, -8.6]),
        run('10', [6.2, -0.6]),
        run('11', [-5, -23]),
      ],
    ],
  ),
};

export const kestrel: Board = {
  v: 1,
  sport: 'rugby-union',
  area: [-200, -370, 120, 20],
  pieces: withBall('2', [
    us('2', [0, -35.4]),
    ...line(us, { x: -1.5, from: -29.5, labels: ['4', '5', '6', '3'], apart: 2.6 }),
    us('9', [-6, -22]),
    us('8', [-10.5, -11.5]),
    us('10', [-14, -6]),
    ...line(them, { x: 1.5, from: -29.5, labels: ['4', '5', '6', '3'], apart: 2.6 }),
    them('10', [9.5, -9]),
    them('12', [9.5, -2]),
  ]),
  steps: steps(
    ['4 goes up at the front: nobody throws to him', [run('4', [-2, -31.5]), run('x4', [1.6, -31.6])]],
    ['2 throws over the back, 8 takes it on the run', [send('throw', '2', '8'), run('8', [-0.4, -13])]],
    ['8 runs at their 10', [run('8', [7.2, -10.4]), run('x10', [7.6, -7.8]), run('10', [-2, -7])]],
  ),
};
