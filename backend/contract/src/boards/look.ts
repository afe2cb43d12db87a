import type { MoveKind, Sport } from './board';

/*
 * Sizes of lines and of what they begin at, which a player of boards needs; those of all else are in `piece-look.ts`. The unit is the radius of a player, so a drawing looks the same at every size and on every pitch.
 */

/** Radius of a player as a share of the mean side of the picture: larger in a part of a pitch than on a whole one. */
export const RADIUS_OF_PART = 0.034;
export const RADIUS_OF_WHOLE = 0.029;

export const ball = {
  radius: 0.42,
  edge: 0.13,
  /** Oval balls of rugby and American football. */
  oval: [0.56, 0.36],
  /** Place beside the holder, to the right and down: always above to the right, so that a ball never jumps from side to side. */
  besideHolder: [0.9, -0.8],
} as const;

export const line = {
  run: 0.19,
  pass: 0.19,
  kick: 0.2,
  shot: 0.13,
  /** Distance of the two lines of a shot from each other. */
  shotGap: 0.36,
  passDash: [0.42, 0.46],
  kickDash: [1.05, 0.5],
  /** Space between the middle of a player and the line. */
  runStart: 1.22,
  passEnds: 1.3,
  /** A pass beside two players: at one place, and where its head fits between them. `lean` is that of its ends towards its middle. */
  bow: { height: [2.6, 1.9], lean: [-0.34, 0.6] },
  wave: { half: 0.72, height: 0.31, straight: 0.5 },
  head: { length: 0.95, width: 0.87, notch: 0.76 },
  bar: { length: 1.7, width: 0.26 },
} as const;

/** Stroke of a move. */
export type Stroke = 'solid' | 'wave' | 'dashed' | 'long' | 'double' | 'bar';

const strokes: Record<MoveKind, Stroke> = {
  run: 'solid',
  block: 'bar',
  screen: 'bar',
  pass: 'dashed',
  throw: 'dashed',
  kick: 'long',
  shot: 'double',
};

/** Sports in which a run with the ball is dribbling, drawn as a wave. */
const dribbling: readonly Sport[] = ['soccer', 'basketball', 'field-hockey', 'ice-hockey', 'other'];

/** Returns the stroke of a move. A board stores the kind of a move and never its line, so that a team can choose its own signs. */
export function strokeOf(kind: MoveKind, { sport, hasBall }: { sport: Sport; hasBall: boolean }): Stroke {
  return kind === 'run' && hasBall && dribbling.includes(sport) ? 'wave' : strokes[kind];
}
