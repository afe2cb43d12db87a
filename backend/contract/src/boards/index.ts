export * from './board';
export * as boardLimits from './board-limits';
export { boardSamples } from './board-samples';
export * from './check-board';
export { along, part, pointAlong, tidyStroke, wayThrough, type Way } from './curve';
export * from './film';
export type { Pose } from './motion';
export type { Line, Positions } from './play-step';
