import type { Formation } from './formation';

/** Formations of sports on courts, rinks and diamonds, and of field hockey. */
export const basketball: readonly Formation[] = [
  {
    name: '1-4 high',
    ball: '1',
    players: [
      ['1', 4.6, 0],
      ['2', 8.4, -6.2],
      ['3', 8.4, 6.2],
      ['4', 8.2, -2.7],
      ['5', 8.2, 2.7],
    ],
  },
  {
    name: '5-out',
    ball: '1',
    players: [
      ['1', 4.8, 0],
      ['2', 7.4, -5.4],
      ['3', 7.4, 5.4],
      ['4', 12.4, -6.8],
      ['5', 12.4, 6.8],
    ],
  },
  {
    name: '4-out',
    ball: '1',
    players: [
      ['1', 4.8, 0],
      ['2', 7.4, -5.4],
      ['3', 7.4, 5.4],
      ['4', 12.4, -6.8],
      ['5', 11.4, 3],
    ],
  },
];

export const fieldHockey: readonly Formation[] = [
  {
    name: '4-3-3',
    ball: '6',
    area: 'whole',
    players: [
      ['1', -42, 0, 'GK'],
      ['2', -24, 19, 'RB'],
      ['3', -28, 7, 'CB'],
      ['4', -28, -7, 'CB'],
      ['5', -24, -19, 'LB'],
      ['8', -9, 12, 'RM'],
      ['6', -13, 0, 'CM'],
      ['10', -9, -12, 'LM'],
      ['7', 9, 19, 'RW'],
      ['9', 12, 0, 'CF'],
      ['11', 9, -19, 'LW'],
    ],
  },
  {
    name: 'Penalty corner',
    ball: '7',
    players: [
      ['7', 45.4, -11.8],
      ['5', 29.4, 2.6],
      ['4', 28.4, -2.6],
      ['9', 31.4, -9.5],
      ['11', 31.4, 9.5],
      ['8', 23, 6],
    ],
  },
];

export const iceHockey: readonly Formation[] = [
  {
    name: 'Umbrella',
    ball: 'D',
    players: [
      ['D', 10, 0],
      ['LW', 17.5, -9],
      ['RW', 17.5, 9],
      ['C', 23.6, -4],
      ['N', 23.6, 4],
    ],
  },
  {
    name: '1-3-1',
    ball: 'D',
    players: [
      ['D', 9.6, 0],
      ['LW', 19, -10],
      ['C', 17.6, 0],
      ['RW', 19, 10],
      ['N', 24, 0],
    ],
  },
  {
    name: '2-1-2',
    ball: 'C',
    players: [
      ['LW', 22, -8],
      ['RW', 22, 8],
      ['C', 14, 0],
      ['LD', 5, -7],
      ['RD', 5, 7],
    ],
  },
];

export const baseball: readonly Formation[] = [
  {
    name: 'Field',
    ball: 'P',
    area: 'whole',
    versus: 'same',
    players: [
      ['P', -31.5, 0],
      ['C', -52.5, 0],
      ['1B', -28, 22],
      ['2B', -16, 11],
      ['SS', -16, -11],
      ['3B', -28, -22],
      ['LF', 16, -42],
      ['CF', 34, 0],
      ['RF', 16, 42],
    ],
  },
];

export const volleyball: readonly Formation[] = [
  {
    name: 'Rotation',
    ball: '1',
    area: 'whole',
    players: [
      ['1', -7.4, 3],
      ['2', -1.6, 3],
      ['3', -1.6, 0],
      ['4', -1.6, -3],
      ['5', -7.4, -3],
      ['6', -7.4, 0],
    ],
  },
  {
    name: 'W',
    ball: '6',
    area: 'whole',
    players: [
      ['3', -1.2, 1.2],
      ['2', -3.8, 3.5],
      ['4', -3.8, -3.5],
      ['6', -5, 0],
      ['1', -7, 2.3],
      ['5', -7, -2.3],
    ],
  },
];

export const other: readonly Formation[] = [
  {
    name: 'Circle',
    ball: '1',
    area: 'whole',
    players: [
      ['1', 10, 0],
      ['2', 5, 8.7],
      ['3', -5, 8.7],
      ['4', -10, 0],
      ['5', -5, -8.7],
      ['6', 5, -8.7],
    ],
  },
];
