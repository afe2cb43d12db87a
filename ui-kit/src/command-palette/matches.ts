import { fold } from '../fold';

const wordsOf = (query: string) => fold(query).split(/\s+/).filter(Boolean);

/** Whether every word of the query stands somewhere in the text. */
export function matches(text: string, query: string): boolean {
  const line = fold(text);
  return wordsOf(query).every((word) => line.includes(word));
}

/** A piece of a text, and whether the query has it. */
export interface Part {
  text: string;
  isMatch: boolean;
}

/** Cuts a text where the words of a query begin and end in it. */
export function partsOf(text: string, query: string): Part[] {
  const characters = [...text.normalize('NFC')];
  // Folding may change how long a character is, so each place in the folded line knows whose it is.
  const folded = characters.map(fold);
  const line = folded.join('');
  const owners = folded.flatMap((letters, place) => Array<number>(letters.length).fill(place));
  const marked = new Set(
    wordsOf(query)
      .flatMap((word) => placesOf(word, line))
      .map((at) => owners[at]),
  );

  const parts: Part[] = [];
  for (const [place, character] of characters.entries()) {
    const isMatch = marked.has(place);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += character;
    else parts.push({ text: character, isMatch });
  }
  return parts;
}

/** Every place in the line that belongs to the word. */
function placesOf(word: string, line: string): number[] {
  const places: number[] = [];
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
    places.push(...Array.from(word, (_, step) => at + step));
  }
  return places;
}
