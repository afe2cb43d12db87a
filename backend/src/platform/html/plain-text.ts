/** The bounds of elements that begin a line of their own. */
const lineEnd =
  /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|footer|aside|hr|pre|table|tr|th|td|figure|figcaption|br|div)(?=[\s>])[^>]*>/;
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The words of a page that was cleaned, a line for each block: for searching and previews. */
export function plainText(html: string): string {
  return html.split(lineEnd).map(wordsOf).filter(Boolean).join('\n');
}

function wordsOf(line: string): string {
  const text = line.includes('<') ? line.replace(/<[^>]*>/g, '') : line;
  const read = text.includes('&')
    ? text.replace(/&(amp|lt|gt|quot|nbsp);/g, (_, name: string) => signs[name] ?? '')
    : text;
  return (/[^\S ]| {2}/.test(read) ? read.replace(/\s+/g, ' ') : read).trim();
}

/** The first characters in one line, with an ellipsis where more follows. */
export function previewOf(text: string, length: number): string {
  // A character is two units of a string at the most.
  const characters = Array.from(text.slice(0, 2 * length + 2).replace(/\n/g, ' '));
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length).join('').trimEnd()}…`;
}
