/** What is looked for; null, which finds all, for a text without letters. */
export const sought = (text: string | undefined): string | null => text?.trim() || null;

/** A pattern for `ilike` that finds a text anywhere; null, which finds all, for one without letters. */
export function containing(text: string | undefined): string | null {
  const words = sought(text);
  return words && `%${escapeLike(words)}%`;
}

/** A text as it stands in a pattern for `like`. */
export const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
