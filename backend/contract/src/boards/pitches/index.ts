import type { Sport } from '../board';
import { americanFootball } from './american-football';
import { baseball } from './baseball';
import { basketball } from './basketball';
import { fieldHockey } from './field-hockey';
import { iceHockey } from './ice-hockey';
import { other } from './other';
import type { Pitch } from './pitch';
import { rugbyLeague } from './rugby-league';
import { rugbyUnion } from './rugby-union';
import { soccer } from './soccer';
import { volleyball } from './volleyball';

export type { Pitch, Surface } from './pitch';

export const pitches: Record<Sport, Pitch> = {
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
