import type { Sport } from './board';

/* Sizes of pieces and of the marks of a pitch, in radii of a player. */

export const player = {
  ring: 0.14,
  /** Side, corner and edge of an opponent: another shape, so that colour is not the only difference. */
  opponent: { side: 1.8, corner: 0.45, edge: 0.19 },
  /** Size of a label by its number of characters. */
  labels: [1.16, 1.16, 1.06, 0.86],
  /** Distance of the baseline from the middle of a text, as a share of its size. */
  baseline: 0.355,
  name: { size: 0.82, below: 1.75, halo: 0.26 },
} as const;

export const shirt = {
  /** Half of a shirt from the collar to the hem, clockwise; mirrored for the other half. */
  outline: [
    [0.42, -1.22],
    [0.72, -1.22],
    [1.5, -0.66],
    [1.12, -0.06],
    [0.8, -0.26],
    [0.8, 1.2],
  ],
  label: 0.98,
} as const;

export const mark = {
  line: 0.095,
  bold: 0.17,
  dash: [0.5, 0.42],
} as const;

export const zone = { dash: [0.35, 0.3], corner: 0.4, edge: 0.09, text: 0.82 } as const;
export const note = { size: 0.92, halo: 0.26 } as const;
export const cone = { size: 0.62 } as const;

/** Sports with an oval ball, and with a dark one. */
export const ovalBalls: readonly Sport[] = ['rugby-union', 'rugby-league', 'american-football'];
export const pucks: readonly Sport[] = ['ice-hockey'];
