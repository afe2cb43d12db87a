import { fold } from '../fold';
import type { HighlightPart } from '../highlight/highlight';

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Returns true if every word of the query occurs in the text. */
export function matches(text: string, query: string): boolean {
  const line = fold(text);
  return wordsOf(query).every((word) => line.includes(word));
}

/** Splits a text at the boundaries of the matches of a query. */
export function partsOf(text: string, query: string): HighlightPart[] {
  const characters = [...text.normalize('NFC')];
  // Folding can change the length of a character, so each index in the folded line maps back to its
  // character.
  const folded = characters.map(fold);
  const line = folded.join('');
  const owners = folded.flatMap((letters, place) => Array<number>(letters.length).fill(place));
  const marked = new Set(
    wordsOf(query)
      .flatMap((word) => placesOf(word, line))
      .map((at) => owners[at]),
  );

  const parts: HighlightPart[] = [];
  for (const [place, character] of characters.entries()) {
    const isMatch = marked.has(place);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}

/** Returns all indexes in the line that belong to an occurrence of the word. */
function placesOf(word: string, line: string): number[] {
  const places: number[] = [];
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    places.push(...Array.from(word, (_, step) => at + step));
  }
  return places;
}
