/** Returns the trimmed search term, or null, which matches everything, when it is blank. */
export const searchTerm = (text: string | undefined): string | null => text?.trim() || null;

/** Returns an `ilike` pattern that matches a text anywhere, or null, which matches everything, when it is blank. */
export function containsPattern(text: string | undefined): string | null {
  const term = searchTerm(text);
  return term && `%${escapeLike(term)}%`;
}

/**
 * SQL condition that a folded text contains all words of an array (`text[]`, folded, longest first). `strpos` is twice as fast as
 * `like`. Only texts with the first word are searched for the others.
 */
export const containsWords = (text: string, words: string): string =>
  `(strpos(${text}, (${words}::text[])[1]) > 0 and (cardinality(${words}::text[]) = 1
     or not exists (select from unnest(${words}::text[]) word where strpos(${text}, word) = 0)))`;

/** Escapes a text for a pattern of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
