import bidiFactory from 'bidi-js';
import type { Measure, Piece } from './spans';

/** The Unicode bidirectional algorithm (UAX 9). */
export const bidi = bidiFactory();

/** Right-to-left letters, and control characters that change direction. */
export const isRightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Rule L2: reverses runs from the highest level down. Spaces are pieces of their own. */
export function inVisualOrder(pieces: readonly Piece[], base: number, measure: Measure): Piece[] {
  const highest = Math.max(base, ...pieces.map(({ level }) => level));
  if (highest === 0) return [...pieces];
  let ordered = pieces.flatMap((piece) => wordsOf(piece, measure));
  for (let level = highest; level >= 1; level--) ordered = turned(ordered, level);
  return ordered.map(mirrored);
}

function wordsOf(piece: Piece, measure: Measure): Piece[] {
  const words = piece.text.split(/(?<=\s)|(?=\s)/);
  if (piece.level % 2 === 0 || words.length === 1) return [piece];
  return words.map((text) => ({
    ...piece,
    text,
    width: measure.widthOf(text, piece.face, piece.style.size),
  }));
}

function turned(pieces: readonly Piece[], level: number): Piece[] {
  const result: Piece[] = [];
  for (let at = 0; at < pieces.length;) {
    const run: Piece[] = [];
    for (let next = pieces[at]; next && next.level >= level; next = pieces[at]) {
      run.push(next);
      at++;
    }
    result.push(...run.reverse());
    const between = pieces[at];
    if (between && between.level < level) result.push(between);
    at += between ? 1 : 0;
  }
  return result;
}

/** Mirrors brackets in right-to-left text. */
function mirrored(piece: Piece): Piece {
  if (piece.level % 2 === 0) return piece;
  const text = Array.from(piece.text, (character) => bidi.getMirroredCharacter(character) ?? character).join(
    '',
  );
  return text === piece.text ? piece : { ...piece, text, actualText: piece.text };
}

/** Returns the direction of the first strong character. */
export function baseDirection(text: string): 'ltr' | 'rtl' {
  if (!isRightToLeft.test(text)) return 'ltr';
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}
