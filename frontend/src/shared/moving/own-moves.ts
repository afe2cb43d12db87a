/** Ids of the pages and plays that this tab moves: their screens announce no move by another user. */
const ids = new Set<number>();

export function addOwnMoves(moved: readonly { id: number }[]): void {
  for (const { id } of moved) ids.add(id);
}

/** Returns true once for each move of this tab. */
export const takeOwnMove = (id: number): boolean => ids.delete(id);
