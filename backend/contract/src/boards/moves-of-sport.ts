import { isPass, type MoveKind, type Sport } from './board';

/** Kinds of moves that an editor offers, runs first. The texts of `boardEditorTexts.moves` name them in the words of the sport. */
const kinds: Record<Sport, readonly MoveKind[]> = {
  soccer: ['run', 'block', 'pass', 'kick', 'shot'],
  'rugby-union': ['run', 'block', 'pass', 'kick'],
  'rugby-league': ['run', 'block', 'pass', 'kick'],
  'american-football': ['run', 'block', 'pass', 'throw', 'kick'],
  basketball: ['run', 'screen', 'pass', 'shot'],
  'field-hockey': ['run', 'block', 'pass', 'kick', 'shot'],
  'ice-hockey': ['run', 'block', 'pass', 'kick', 'shot'],
  baseball: ['run', 'throw'],
  volleyball: ['run', 'pass', 'shot'],
  other: ['run', 'block', 'pass', 'kick', 'shot'],
};

export const movesOf = (sport: Sport): readonly MoveKind[] => kinds[sport];

/** Returns the kind of a ball that is dragged to a player, or into space. */
export function passKindOf(sport: Sport, isToPlayer: boolean): MoveKind {
  const offered = kinds[sport];
  if (!isToPlayer && offered.includes('kick')) return 'kick';
  return offered.find((kind) => isPass({ kind })) ?? 'pass';
}

/** Sports whose runs are routes with corners unless the coach rounds them. */
export const hasSharpRuns = (sport: Sport): boolean => sport === 'american-football';
