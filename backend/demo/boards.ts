import type { Board, Piece, Spot } from '@touchline/contract/boards';

/** Players by number; opponents have an `x` before it in their ids. */
const side = (kind: 'us' | 'them', spots: Record<string, Spot>): Piece[] =>
  Object.entries(spots).map(([number, at]) => ({
    id: kind === 'us' ? number : `x${number}`,
    kind,
    number,
    at,
  }));
const ball = (holder: string, at: Spot): Piece => ({ id: 'b', kind: 'ball', at, holder });

export const highScreen: Board = {
  v: 1,
  sport: 'basketball',
  area: 'half',
  pieces: [
    ...side('us', { 1: [45, 0], 2: [130, -66], 3: [130, 66], 4: [82, -30], 5: [82, 30] }),
    ...side('them', { 1: [58, 0], 2: [122, -56], 3: [122, 56], 4: [92, -26], 5: [92, 26] }),
    ball('1', [45, 0]),
  ],
  steps: [
    { id: 's1', caption: '5 screens for 1.', moves: [{ kind: 'screen', piece: '5', path: [[62, 12]] }] },
    {
      id: 's2',
      caption: '1 drives, 5 rolls, 4 pops to the top.',
      moves: [
        {
          piece: '1',
          path: [
            [66, 26],
            [88, 34],
          ],
        },
        { piece: 'x1', path: [[70, 18]], delay: 3 },
        {
          piece: '5',
          path: [
            [92, 10],
            [116, 4],
          ],
          delay: 3,
        },
        { piece: '4', path: [[58, -16]] },
        { piece: 'x4', path: [[72, -12]] },
        { piece: 'x5', path: [[94, 26]] },
      ],
    },
    { id: 's3', caption: 'Look at the roll.', moves: [{ kind: 'pass', piece: '1', to: '5' }] },
    { id: 's4', moves: [{ kind: 'shot', piece: '5', path: [[124, 0]] }] },
  ],
};

export const buildThroughSix: Board = {
  v: 1,
  sport: 'soccer',
  area: 'own',
  pieces: [
    ...side('us', { 1: [-510, 0], 2: [-300, 290], 3: [-300, -290], 4: [-455, -130], 5: [-455, 130] }),
    ...side('us', { 6: [-330, 0], 8: [-220, 90], 10: [-190, -90] }),
    ...side('them', { 7: [-280, 170], 8: [-240, 30], 9: [-380, -70], 10: [-380, 70], 11: [-280, -170] }),
    ball('1', [-510, 0]),
  ],
  steps: [
    {
      id: 's1',
      caption: '1 plays short to 4, and their 9 jumps.',
      moves: [
        { kind: 'pass', piece: '1', to: '4' },
        { piece: 'x9', path: [[-435, -115]] },
      ],
    },
    {
      id: 's2',
      caption: '6 shows behind their first line.',
      moves: [
        { kind: 'pass', piece: '4', to: '6' },
        { piece: '6', path: [[-355, -35]] },
      ],
    },
    {
      id: 's3',
      caption: '6 turns and finds 2, high and wide.',
      moves: [
        {
          piece: '6',
          path: [
            [-345, 10],
            [-315, 30],
          ],
        },
        { kind: 'pass', piece: '6', to: '2' },
        { piece: '2', path: [[-210, 300]] },
        { piece: 'x7', path: [[-255, 250]] },
      ],
    },
  ],
};
