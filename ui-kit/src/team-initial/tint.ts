import { tintNames, type TintName } from '../theme/palette';

/** Chosen by search, so that the nine most common sports have different tints (see the spec). */
const seed = 128_680;

/** Returns the tint of a text, such as a sport, by a hash. */
export function tintOf(word: string): TintName {
  let hash = seed;
  for (const letter of word.trim().toLowerCase()) {
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return tintNames[(hash >>> 8) % tintNames.length] ?? 'slate';
}
