import type { Sport } from './board';
import { paceOf } from './pace';

interface SportFigures {
  /** Mean speed of a sprint that adults reach, in metres a second. */
  fastest: number;
  /** Field between goal lines and side lines, in tenths of a metre. Without a length it has no thirds. */
  length?: number;
  width: number;
}

const figures: Record<Sport, SportFigures> = {
  soccer: { fastest: 9.5, length: 1050, width: 680 },
  'rugby-union': { fastest: 9.5, length: 1000, width: 700 },
  'rugby-league': { fastest: 9.5, length: 1000, width: 680 },
  'american-football': { fastest: 9.8, length: 914, width: 488 },
  basketball: { fastest: 8, length: 280, width: 150 },
  'field-hockey': { fastest: 9, length: 914, width: 550 },
  'ice-hockey': { fastest: 12, length: 600, width: 300 },
  baseball: { fastest: 9, width: 400 },
  volleyball: { fastest: 7, width: 90 },
  other: { fastest: 9.5, width: 300 },
};

/** Length and width of the field in tenths of a metre. */
export const fieldOf = (sport: Sport): { length?: number; width: number } => figures[sport];

/** Share of an adult's speed that players of an age group reach. */
const ageFactors = { U10: 0.62, U12: 0.7, U14: 0.8, U16: 0.9, adult: 1 };
export type AgeGroup = keyof typeof ageFactors;

/** Returns the age group of a team's, such as `U11`, `senior` or none. */
export function ageOf(group: string | null): AgeGroup {
  const years = Number(group?.slice(1));
  if (years <= 10) return 'U10';
  if (years <= 12) return 'U12';
  if (years <= 14) return 'U14';
  return years <= 16 ? 'U16' : 'adult';
}

/**
 * Greatest mean speed of a run, in tenths of a metre a second: at least that at which steps without a duration are played, so that
 * only a coach's own duration can be too short.
 */
export const fastestRun = (sport: Sport, age: AgeGroup): number =>
  Math.max(paceOf(sport), 10 * figures[sport].fastest * ageFactors[age]);
