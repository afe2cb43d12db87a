import type { MoveKind, Sport } from './board';

interface Pace {
  run: number;
  pass: number;
  kick: number;
  /** Mean speed of a sprint that adults of the sport reach. */
  fastest: number;
}

/** Speeds in metres a second at which a step without a duration is played. */
const paces: Record<Sport, Pace> = {
  soccer: { run: 6, pass: 16, kick: 22, fastest: 9.5 },
  'rugby-union': { run: 6, pass: 14, kick: 22, fastest: 9.5 },
  'rugby-league': { run: 6, pass: 14, kick: 22, fastest: 9.5 },
  'american-football': { run: 5.5, pass: 18, kick: 22, fastest: 9.8 },
  basketball: { run: 4, pass: 10, kick: 10, fastest: 8 },
  'field-hockey': { run: 5.5, pass: 16, kick: 22, fastest: 9 },
  'ice-hockey': { run: 7, pass: 18, kick: 26, fastest: 12 },
  baseball: { run: 6.5, pass: 28, kick: 35, fastest: 9 },
  volleyball: { run: 4, pass: 8, kick: 18, fastest: 7 },
  other: { run: 6, pass: 16, kick: 22, fastest: 9.5 },
};

/** Speed of a run or of the ball, in tenths of a metre a second. */
export function paceOf(sport: Sport, kind: MoveKind = 'run'): number {
  const { run, pass, kick } = paces[sport];
  if (kind === 'pass' || kind === 'throw') return 10 * pass;
  return 10 * (kind === 'kick' || kind === 'shot' ? kick : run);
}

/** Share of an adult's speed that a player of an age group reaches. */
const ageFactors = { U10: 0.62, U12: 0.7, U14: 0.8, U16: 0.9, adult: 1 };
export type AgeGroup = keyof typeof ageFactors;
export const ageGroups: readonly AgeGroup[] = ['U10', 'U12', 'U14', 'U16', 'adult'];

/** Greatest mean speed of a run, in tenths of a metre a second. */
export const fastestRun = (sport: Sport, age: AgeGroup): number =>
  10 * paces[sport].fastest * ageFactors[age];
