import type { Board } from './board';
import type { Surface } from './pitches';
import type { ColorRole } from './shapes';

/*
 * Colours of a board that leaves the app, as PDF, SVG or PNG: those of the kit in print. Paper is white, because a coloured ground would
 * only cost ink.
 */

const pieces = {
  us: '#0b7a43',
  'us-text': '#ffffff',
  keeper: '#965400',
  'keeper-text': '#ffffff',
  them: '#fffefb',
  'them-edge': '#b3261e',
  'them-text': '#8f1c15',
  ball: '#fffefb',
  'ball-edge': '#17211c',
  run: '#17211c',
  'them-run': '#b3261e',
  pass: '#1b5a91',
  cone: '#c25e00',
  zone: '#965400',
  text: '#17211c',
};

const ground = { ground: '#ffffff', stripe: '#ffffff', tint: '#f4f1ea', dirt: '#ecdcc0', goal: '#ffffff' };

const lines: Record<Surface, { line: string; mark: string }> = {
  grass: { line: '#62855a', mark: '#86a47e' },
  turf: { line: '#4f7d88', mark: '#7aa3ac' },
  wood: { line: '#966d38', mark: '#b8945f' },
  ice: { line: '#5d81a1', mark: '#c0655d' },
  plain: { line: '#7a8077', mark: '#858b82' },
};

/** Returns the colour of each role on paper. */
export const paperColors = (surface: Surface): Record<ColorRole, string> => ({
  ...pieces,
  ...ground,
  ...lines[surface],
});

/** Returns the board without the names of squad members, who may be minors: a file may be passed on. */
export const withoutMembers = (board: Board): Board => ({
  ...board,
  pieces: board.pieces.map(({ member, name, ...piece }) =>
    member === undefined && name !== undefined ? { ...piece, name } : piece,
  ),
});
