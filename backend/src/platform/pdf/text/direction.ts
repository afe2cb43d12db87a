import bidiFactory from 'bidi-js';
import type { Measure, Piece } from './spans';

/** Unicode's bidirectional algorithm (UAX 9). */
export const bidi = bidiFactory();

/** Letters that run to the left, and the signs that make others do so. */
export const isRightToLeft =
  /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Rule L2: from the highest level down, everything on it or above it is turned round. Spaces stand by themselves. */
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

/** Brackets face the other way where text runs to the left. */
function mirrored(piece: Piece): Piece {
  if (piece.level % 2 === 0) return piece;
  const text = Array.from(piece.text, (character) => bidi.getMirroredCharacter(character) ?? character).join(
    '',
  );
  return text === piece.text ? piece : { ...piece, text, said: piece.text };
}

/** As the first strong character says. */
export function baseDirection(text: string): 'ltr' | 'rtl' {
  if (!isRightToLeft.test(text)) return 'ltr';
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}
