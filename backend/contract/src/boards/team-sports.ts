import type { Sport } from './board';

const sportOf: Record<string, readonly Sport[]> = {
  'American Football': ['american-football'],
  'Rugby Union': ['rugby-union'],
  'Rugby League': ['rugby-league'],
  Soccer: ['soccer'],
  Basketball: ['basketball'],
  Hockey: ['field-hockey', 'ice-hockey'],
  Baseball: ['baseball'],
  Volleyball: ['volleyball'],
};

/** Returns the pitches for a team's sport. `Hockey` is two sports, and the coach chooses; any other text has the empty pitch. */
export const sportsOf = (teamSport: string): readonly Sport[] =>
  (Object.hasOwn(sportOf, teamSport) ? sportOf[teamSport] : undefined) ?? ['other'];
