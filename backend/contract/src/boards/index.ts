export * from './board';
export * as boardLimits from './board-limits';
export { boardSamples } from './board-samples';
export * from './check-board';
