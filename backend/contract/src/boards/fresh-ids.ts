import type { Board } from './board';

const ID_LENGTH = 4;
const ID_COUNT = 36 ** ID_LENGTH;

/**
 * Returns a source of ids that the board does not use. They are random, so that neither an id that was deleted earlier nor one that
 * another editor adds at the same time is likely to occur again, and depend on the seed only, so that edits are pure.
 */
export function freshIds({ pieces, steps }: Board, seed: number): { next: () => string; seed: () => number } {
  const taken = new Set([...pieces, ...steps].map(({ id }) => id));
  let state = Math.floor(seed * 2 ** 32);
  const next = (): string => {
    for (;;) {
      state = (state + 0x6d2b79f5) | 0;
      const id = (hash(state) % ID_COUNT).toString(36).padStart(ID_LENGTH, '0');
      if (taken.has(id)) continue;
      taken.add(id);
      return id;
    }
  };
  return { next, seed: () => (state >>> 0) / 2 ** 32 };
}

/** Spreads a number evenly over 32 bits (mulberry32). */
function hash(state: number): number {
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
