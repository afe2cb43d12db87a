import { tintNames, type TintName } from '../theme/palette';

/** Chosen so that the sports in common use have nine different tints (see the spec beside it). */
const seed = 128_680;

/** The tint of a word, such as a sport: always the same one. */
export function tintOf(word: string): TintName {
  let hash = seed;
  for (const letter of word.trim().toLowerCase()) {
    hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return tintNames[(hash >>> 8) % tintNames.length] ?? 'slate';
}
