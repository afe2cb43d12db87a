const storageKey = 'touchline:scroll-places';

/** Vertical scroll positions in pixels, by the key of the history entry. */
export type ScrollPositions = Record<string, number>;

/** Returns the positions saved before a reload. */
export function loadScrollPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as ScrollPositions;
  } catch {
    return {};
  }
}

export function saveScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is full or forbidden: after a reload the screen starts at its top.
  }
}
