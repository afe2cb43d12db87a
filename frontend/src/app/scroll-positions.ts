const storageKey = 'touchline:scroll-places';

/** How far down one was, in pixels, by the entry of the tab's history. */
export type ScrollPositions = Record<string, number>;

/** From before a reload. */
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
    // Storage is full or forbidden: then one comes back to the top.
  }
}
