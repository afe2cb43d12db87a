/** Returns the trimmed search term, or null, which matches everything, when it is blank. */
export const searchTerm = (text: string | undefined): string | null => text?.trim() || null;

/** Returns an `ilike` pattern that matches a text anywhere, or null, which matches everything, when it is blank. */
export function containsPattern(text: string | undefined): string | null {
  const term = searchTerm(text);
  return term && `%${escapeLike(term)}%`;
}

/** Escapes a text for a pattern of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
