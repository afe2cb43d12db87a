import type { MoveKind, Sport } from './board';

interface SportFigures {
  /** Speeds in metres a second at which a step without a duration is played. */
  run: number;
  pass: number;
  kick: number;
  /** Mean speed of a sprint that adults reach. */
  fastest: number;
  /** Field between goal lines and side lines, in tenths of a metre. Without a length it has no thirds. */
  length?: number;
  width: number;
}

const figures: Record<Sport, SportFigures> = {
  soccer: { run: 6, pass: 16, kick: 22, fastest: 9.5, length: 1050, width: 680 },
  'rugby-union': { run: 6, pass: 14, kick: 22, fastest: 9.5, length: 1000, width: 700 },
  'rugby-league': { run: 6, pass: 14, kick: 22, fastest: 9.5, length: 1000, width: 680 },
  'american-football': { run: 5.5, pass: 18, kick: 22, fastest: 9.8, length: 914, width: 488 },
  basketball: { run: 4, pass: 10, kick: 10, fastest: 8, length: 280, width: 150 },
  'field-hockey': { run: 5.5, pass: 16, kick: 22, fastest: 9, length: 914, width: 550 },
  'ice-hockey': { run: 7, pass: 18, kick: 26, fastest: 12, length: 600, width: 300 },
  baseball: { run: 6.5, pass: 28, kick: 35, fastest: 9, width: 400 },
  volleyball: { run: 4, pass: 8, kick: 18, fastest: 7, width: 90 },
  other: { run: 6, pass: 16, kick: 22, fastest: 9.5, width: 300 },
};

/** Speed of a run or of the ball, in tenths of a metre a second. */
export function paceOf(sport: Sport, kind: MoveKind = 'run'): number {
  const { run, pass, kick } = figures[sport];
  if (kind === 'pass' || kind === 'throw') return 10 * pass;
  return 10 * (kind === 'kick' || kind === 'shot' ? kick : run);
}

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
  10 * Math.max(figures[sport].run, figures[sport].fastest * ageFactors[age]);
