import type { Spot } from './board';
import { along, type Way } from './curve';

/** Movement along a way, in seconds from the start of the step. */
export interface Motion {
  readonly way: Way;
  readonly from: number;
  readonly until: number;
  /** Gathers speed at the start, unless the player ran in the step before. */
  readonly accelerates: boolean;
  /** Loses speed at the end, unless the player runs on in the next step. */
  readonly brakes: boolean;
}

/** Movement of one piece in one step. `holder` is the index of a piece. */
export type Track =
  | { readonly state: 'still'; readonly spot: Spot }
  | { readonly state: 'moves'; readonly motion: Motion }
  | { readonly state: 'held'; readonly holder: number }
  | { readonly state: 'picked-up'; readonly motion: Motion }
  | {
      readonly state: 'flies';
      readonly motion: Motion;
      /** Has the ball until it flies. */
      readonly holder: number;
      readonly isCaught: boolean;
      readonly isHigh: boolean;
    };

/** Positions of all pieces at one moment, in the order of the pieces. */
export interface Pose {
  readonly x: Float64Array;
  readonly y: Float64Array;
  /** Share of the distance at which a ball is drawn beside its holder: 1 held, 0 loose, between them in flight. */
  readonly beside: Float64Array;
  /** Size of a ball: more than 1 while it flies high. */
  readonly scale: Float64Array;
  /** Index of the step; -1 without steps. */
  step: number;
  /** Seconds from the start of the step. */
  time: number;
  /** Coordinates in progress, so that no frame allocates. */
  readonly point: Float64Array;
}

/** Extra size of a ball at the top of its flight. */
const HIGH_BALL_SHARE = 0.7;

/** Writes the position of a piece at `pose.time`. A held ball reads that of its holder, which must have been written before. */
export function poseOnTrack(track: Track, piece: number, pose: Pose): void {
  pose.beside[piece] = 0;
  pose.scale[piece] = 1;
  switch (track.state) {
    case 'still':
      pose.x[piece] = track.spot[0];
      pose.y[piece] = track.spot[1];
      return;
    case 'held':
      follow(track.holder, piece, pose);
      return;
    case 'moves':
      move(track.motion, piece, pose);
      return;
    case 'picked-up':
      move(track.motion, piece, pose);
      pose.beside[piece] = shareOf(track.motion, pose.time);
      return;
    case 'flies': {
      if (pose.time < track.motion.from) {
        follow(track.holder, piece, pose);
        return;
      }
      const share = shareOf(track.motion, pose.time);
      move(track.motion, piece, pose);
      pose.beside[piece] = track.isCaught ? 1 : 1 - share;
      if (track.isHigh) pose.scale[piece] = 1 + HIGH_BALL_SHARE * 4 * share * (1 - share);
    }
  }
}

function follow(holder: number, piece: number, pose: Pose): void {
  pose.x[piece] = pose.x[holder] ?? 0;
  pose.y[piece] = pose.y[holder] ?? 0;
  pose.beside[piece] = 1;
}

function move(motion: Motion, piece: number, pose: Pose): void {
  along(motion.way, travelled(motion, pose.time), pose.point);
  pose.x[piece] = pose.point[0] ?? 0;
  pose.y[piece] = pose.point[1] ?? 0;
}

const shareOf = ({ from, until }: Motion, time: number): number =>
  until > from ? Math.min(1, Math.max(0, (time - from) / (until - from))) : 1;

/** Length of the way behind the piece at a time. */
export const travelled = (motion: Motion, time: number): number =>
  motion.way.length * eased(shareOf(motion, time), motion);

/** Share of the time in which a player gathers speed, and loses it. */
const EASING_SHARE = 0.24;

/** Distance as a share, after a share of the time: speed rises evenly, stays, and falls evenly. */
function eased(time: number, { accelerates, brakes }: Motion): number {
  const rise = accelerates ? EASING_SHARE : 0;
  const fall = brakes ? EASING_SHARE : 0;
  const speed = 1 / (1 - rise / 2 - fall / 2);
  if (time < rise) return (speed * time * time) / (2 * rise);
  if (time > 1 - fall) return 1 - (speed * (1 - time) * (1 - time)) / (2 * fall);
  return speed * (time - rise / 2);
}
