const before = 30;
const length = 120;

/** Returns the text around the first match, or the beginning without a match. */
export function excerptOf(words: string, searched: string): string {
  const line = words.replace(/\s+/g, ' ').trim();
  const at = line.toLowerCase().indexOf(searched.trim().toLowerCase());
  const from = at <= before ? 0 : wordAfter(line, at - before);
  const cut = line.slice(from, from + length);
  return `${from > 0 ? '…' : ''}${cut}${from + length < line.length ? '…' : ''}`;
}

/** Returns the start of the next word. */
function wordAfter(line: string, at: number): number {
  const space = line.indexOf(' ', at);
  return space === -1 || space - at > before / 2 ? at : space + 1;
}
