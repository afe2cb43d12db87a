/** A pattern for `ilike` that finds a text anywhere; null, which finds all, for one without letters. */
export function containing(text: string | undefined): string | null {
  const words = text?.trim();
  return words ? `%${words.replace(/[\\%_]/g, '\\$&')}%` : null;
}
