export * from './board';
export * as boardLimits from './board-limits';
