import type { Sport } from '../board';
import { baseball, basketball, fieldHockey, iceHockey, other, volleyball } from './court-formations';
import { americanFootball, rugbyLeague, rugbyUnion, soccer } from './football-formations';
import type { Formation } from './formation';

export { placed, type Formation, type PlacedPlayer } from './formation';

/** Formations that a new board can start from. The first one of a sport is its default. */
export const formations: Record<Sport, readonly Formation[]> = {
  soccer,
  'rugby-union': rugbyUnion,
  'rugby-league': rugbyLeague,
  'american-football': americanFootball,
  basketball,
  'field-hockey': fieldHockey,
  'ice-hockey': iceHockey,
  baseball,
  volleyball,
  other,
};
