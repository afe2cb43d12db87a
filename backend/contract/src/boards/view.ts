import type { Board, Box, Spot } from './board';
import * as look from './look';
import { extents } from './pitches/extents';

/** Direction of our attack in a picture. */
export type Turn = 'up' | 'right';

/** Maps a board to a picture. All lengths are tenths of a metre. */
export interface View {
  readonly turn: Turn;
  /** Shown part of the board. */
  readonly area: Box;
  /** The picture, in its own coordinates: x to the right, y down. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Radius of a player, the unit of `look`. */
  readonly unit: number;
  /** Returns the coordinates in the picture. */
  readonly place: (x: number, y: number) => [x: number, y: number];
  /** Returns the spot at coordinates in the picture, not rounded. */
  readonly spotAt: (x: number, y: number) => Spot;
}

/** Rounds to a centimetre, so that markup stays short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const turnedRound = ([left, top, right, bottom]: Box): Box => [-right, -bottom, -left, -top];

function areaOf({ sport, area }: Board): Box {
  const { whole, half } = extents[sport];
  if (area === 'half') return half;
  if (area === 'own') return turnedRound(half);
  return area ?? whole;
}

/** The direction of attack is up in parts of a pitch. A phone asks for whole pitches upright, too. */
export function viewOf(board: Board, turn = board.turn): View {
  const pitch = extents[board.sport];
  const isWhole = board.area === undefined;
  const area = areaOf(board);
  const [left, top, right, bottom] = area;
  const [length, breadth] = [right - left, bottom - top];
  const share = isWhole ? look.RADIUS_OF_WHOLE : look.RADIUS_OF_PART;
  const unit = share * Math.sqrt(length * breadth) * (pitch.discs ?? 1);
  if ((turn ?? (isWhole ? pitch.turn : 'up')) === 'right')
    return {
      turn: 'right',
      area,
      x: left,
      y: top,
      width: length,
      height: breadth,
      unit,
      place: (x, y) => [x, y],
      spotAt: (x, y) => [x, y],
    };
  return {
    turn: 'up',
    area,
    x: top,
    y: -right,
    width: breadth,
    height: length,
    unit,
    place: (x, y) => [y, -x],
    spotAt: (x, y) => [-y, x],
  };
}

/** Moves a ball beside its holder, in picture coordinates; `beside` is the share of the whole distance. */
export function ballPlace([x, y]: readonly [number, number], beside: number, unit: number): [number, number] {
  const [right, down] = look.ball.besideHolder;
  return [x + right * beside * unit, y + down * beside * unit];
}
