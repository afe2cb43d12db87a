import type { Board, Sport } from '../board';
import { doublePlay, dragFlick, pickAndRoll, quickOutside, rondo, seam } from './court-plays';
import { lineout, overlap, shift, smash } from './football-plays';

/** One play of each sport, for tests and stories. */
export const samplePlays: Record<Sport, Board> = {
  soccer: overlap,
  'rugby-union': lineout,
  'rugby-league': shift,
  'american-football': smash,
  basketball: pickAndRoll,
  'field-hockey': dragFlick,
  'ice-hockey': seam,
  baseball: doublePlay,
  volleyball: quickOutside,
  other: rondo,
};
