import type { MoveKind, Sport } from './board';

/** Speeds in metres a second at which steps without a duration are played. */
interface Paces {
  run: number;
  pass: number;
  kick: number;
}

const paces: Record<Sport, Paces> = {
  soccer: { run: 6, pass: 16, kick: 22 },
  'rugby-union': { run: 6, pass: 14, kick: 22 },
  'rugby-league': { run: 6, pass: 14, kick: 22 },
  'american-football': { run: 5.5, pass: 18, kick: 22 },
  basketball: { run: 4, pass: 10, kick: 10 },
  'field-hockey': { run: 5.5, pass: 16, kick: 22 },
  'ice-hockey': { run: 7, pass: 18, kick: 26 },
  baseball: { run: 6.5, pass: 28, kick: 35 },
  volleyball: { run: 4, pass: 8, kick: 18 },
  other: { run: 6, pass: 16, kick: 22 },
};

/** Speed of a run or of the ball, in tenths of a metre a second. */
export function paceOf(sport: Sport, kind: MoveKind = 'run'): number {
  const { run, pass, kick } = paces[sport];
  if (kind === 'pass' || kind === 'throw') return 10 * pass;
  return 10 * (kind === 'kick' || kind === 'shot' ? kick : run);
}
