import type { Move, MoveKind, Piece, Spot, Step } from './board';

/* Builds boards from metres, for plays that are written in code. Pieces of players have their label in lower case as id. */

type Metres = readonly [x: number, y: number];

const tenths = ([x, y]: Metres): Spot => [Math.round(x * 10) || 0, Math.round(y * 10) || 0];

/** Labels of a player: a number, or a position in sports that name players by it. */
const named = (label: string) => (/^\d+$/.test(label) ? { number: label } : { position: label });

/** Our player; the label in lower case is the id. */
export const us = (label: string, at: Metres, name?: string): Piece => ({
  id: label.toLowerCase(),
  kind: 'us',
  ...named(label),
  ...(name === undefined ? {} : { name }),
  at: tenths(at),
});

/** An opponent; the id begins with `x`, and `tag` tells two of the same position apart. */
export const them = (label: string, at: Metres, tag = ''): Piece => ({
  id: `x${label.toLowerCase()}${tag}`,
  kind: 'them',
  ...named(label),
  at: tenths(at),
});

const ballWith = ({ id, at }: Piece): Piece => ({ id: 'ball', kind: 'ball', at, holder: id });

/** The ball of the player with a label among others. */
export function withBall(holder: string, pieces: readonly Piece[]): Piece[] {
  const player = pieces.find(({ id }) => id === holder);
  return player ? [...pieces, ballWith(player)] : [...pieces];
}

export const run = (piece: string, ...path: Metres[]): Move => ({ piece, path: path.map(tenths) });

export const route = (piece: string, ...path: Metres[]): Move => ({ ...run(piece, ...path), sharp: true });

export const move = (kind: MoveKind, piece: string, ...path: Metres[]): Move => ({
  ...run(piece, ...path),
  kind,
});

export const send = (kind: MoveKind, piece: string, to: string): Move => ({ piece, kind, to });

export const pass = (piece: string, to: string): Move => send('pass', piece, to);

export const steps = (...captioned: readonly (readonly [caption: string, moves: Move[]])[]): Step[] =>
  captioned.map(([caption, moves], index) => ({ id: `${index + 1}`, caption, moves }));
