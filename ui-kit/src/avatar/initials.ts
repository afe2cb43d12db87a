/** Returns up to two letters for a name: the initials of its first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  return (
    chosen
      .map((word) => [...(word ?? '')][0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}
