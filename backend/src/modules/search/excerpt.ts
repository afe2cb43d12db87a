const LEADING_CHARS = 30;
const EXCERPT_CHARS = 120;

/** Returns the text around the first match, or the beginning of the first text without a match. */
export function excerptOf(texts: readonly string[], searched: string): string {
  const lines = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const term = searched.trim().toLowerCase();
  const line = lines.find((one) => one.toLowerCase().includes(term)) ?? lines[0] ?? '';
  const at = line.toLowerCase().indexOf(term);
  const from = at <= LEADING_CHARS ? 0 : wordAfter(line, at - LEADING_CHARS);
  const cut = line.slice(from, from + EXCERPT_CHARS);
  return `${from > 0 ? '…' : ''}${cut}${from + EXCERPT_CHARS < line.length ? '…' : ''}`;
}

/** Returns the start of the next word. */
function wordAfter(line: string, at: number): number {
  const space = line.indexOf(' ', at);
  return space === -1 || space - at > LEADING_CHARS / 2 ? at : space + 1;
}
