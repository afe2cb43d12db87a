import type { Film } from '@touchline/contract/boards';

/** Speeds that the button goes through. */
export const speeds = [1, 2, 0.25, 0.5] as const;
export type Speed = (typeof speeds)[number];

export const speedLabels: Record<Speed, string> = { 0.25: '¼×', 0.5: '½×', 1: '1×', 2: '2×' };

export const nextSpeed = (speed: Speed): Speed => speeds[(speeds.indexOf(speed) + 1) % speeds.length] ?? 1;

/** Time at which the end of a play is shown before it repeats. */
const END_SECONDS = 1;
/** A frame never moves the play further, for example after the tab was suspended. */
const MAX_FRAME_SECONDS = 0.1;
/** Within this time after its start, a step counts as just begun: the button goes to the step before. */
const JUST_BEGUN_SECONDS = 0.3;

/** Returns the time of a play after a frame; `undefined` if the play has ended and does not repeat. */
export function advance(
  seconds: number,
  frameSeconds: number,
  { duration, speed, isRepeating }: { duration: number; speed: Speed; isRepeating: boolean },
): number | undefined {
  const next = seconds + Math.min(frameSeconds, MAX_FRAME_SECONDS) * speed;
  if (next < duration) return next;
  if (!isRepeating) return undefined;
  return next < duration + END_SECONDS ? next : 0;
}

/** Returns the start of the next step, or the end of the play after the last one. */
export const nextStart = ({ steps, seconds: duration }: Film, seconds: number): number =>
  steps.find(({ start }) => start > seconds + 0.01)?.start ?? duration;

/** Returns the start of the current step, or of the one before if this one has just begun. */
export function previousStart({ steps }: Film, seconds: number): number {
  const earlier = steps.filter(({ start }) => start + JUST_BEGUN_SECONDS < seconds);
  return earlier.at(-1)?.start ?? 0;
}
