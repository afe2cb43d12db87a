/** Returns the text to search for, or null, which finds all, where it is blank. */
export const searchTerm = (text: string | undefined): string | null => text?.trim() || null;

/** Returns a pattern for `ilike` that matches a text anywhere, or null, which finds all, where it is blank. */
export function containsPattern(text: string | undefined): string | null {
  const words = searchTerm(text);
  return words && `%${escapeLike(words)}%`;
}

/** Escapes a text for a pattern of `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
