const name = 'touchline:scroll-places';

/** How far down one was, in pixels, by the entry of the tab's history. */
export type ScrollPlaces = Record<string, number>;

/** From before a reload. */
export function keptPlaces(): ScrollPlaces {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as ScrollPlaces;
  } catch {
    return {};
  }
}

export function keepPlaces(places: ScrollPlaces): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(places));
  } catch {
    // Storage is full or forbidden: then one comes back to the top.
  }
}
