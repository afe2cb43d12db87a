import type { Board, Spot } from './board';
import { boardEditorTexts } from './board-editor-texts';
import { formations, placed, type Formation } from './formations';
import { playersIn } from './line-up';
import { extents } from './pitches/extents';

/** Mean distance of players from their places in a formation that they still resemble, as a share of the pitch's length. */
const RESEMBLES = 0.06;

/** Suggests a name that is free: that of the shipped formation which our players resemble, else "Formation" with a number. */
export function formationNameFor(board: Board, taken: readonly string[]): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const isFree = (name: string) => !used.has(name.toLowerCase());
  const shipped = resembling(board)?.name;
  if (shipped && isFree(shipped)) return shipped;
  let number = shipped ? 2 : 1;
  const numbered = () => `${shipped ?? boardEditorTexts.formation} ${number}`;
  while (!isFree(numbered())) number += 1;
  return numbered();
}

function resembling(board: Board): Formation | undefined {
  const spots = playersIn(board).map(({ at }) => at);
  const [left, , right] = extents[board.sport].whole;
  const rated = formations[board.sport]
    .filter(({ players }) => players.length === spots.length)
    .map((formation) => ({ formation, distance: meanDistance(formation, spots) }))
    .filter(({ distance }) => distance <= RESEMBLES * (right - left))
    .sort((one, other) => one.distance - other.distance);
  return rated[0]?.formation;
}

/** Returns the mean distance of the places of a formation to the nearest player. */
function meanDistance(formation: Formation, spots: readonly Spot[]): number {
  const places = placed(formation, 'us').map(({ at }) => at);
  const nearest = places.map(([x, y]) => Math.min(...spots.map((at) => Math.hypot(at[0] - x, at[1] - y))));
  return nearest.reduce((sum, distance) => sum + distance, 0) / places.length;
}
