import type { Sport } from '@touchline/contract/boards';
import { readPlacement, type Placement } from './placement';

/* Choices about boards that this browser keeps, for the next board. */

const sportKey = (teamId: number) => `touchline:board-sport:${teamId}`;
const drawnKey = 'touchline:board-drawn';

/** Returns the pitch that was drawn on last, where the sport of the team has several. */
export function lastSport(teamId: number, sports: readonly Sport[]): Sport | undefined {
  const stored = localStorage.getItem(sportKey(teamId));
  return sports.find((sport) => sport === stored);
}

export const rememberSport = (teamId: number, sport: Sport) => localStorage.setItem(sportKey(teamId), sport);

/** Returns true once a board was drawn here: its user knows the hints. */
export const hasDrawn = () => localStorage.getItem(drawnKey) !== null;

export const rememberDrawn = () => localStorage.setItem(drawnKey, 'yes');

const placementKey = (picture: string) => `touchline:board-picture:${picture}`;

/** Returns where a picture was placed behind the board in this tab, also before it was reloaded. */
export const lastPlacement = (picture: string): Placement | undefined =>
  readPlacement(sessionStorage.getItem(placementKey(picture)));

export function rememberPlacement(picture: string, placement: Placement | undefined): void {
  if (placement) sessionStorage.setItem(placementKey(picture), JSON.stringify(placement));
  else sessionStorage.removeItem(placementKey(picture));
}
