import { Parser } from 'htmlparser2';

/** Elements that begin a line of their own. */
const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li ul ol blockquote footer aside hr pre table tr th td figure figcaption br div'.split(
    ' ',
  ),
);

/** The words of a page, a line for each block: for searching and previews. */
export function plainText(html: string): string {
  const lines: string[] = [''];
  const add = (text: string) => lines.push((lines.pop() ?? '') + text);
  const breakLine = (name: string) => blocks.has(name) && lines.push('');
  const parser = new Parser({ onopentag: breakLine, onclosetag: breakLine, ontext: add });
  parser.end(html);
  return lines
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** The first characters in one line, with an ellipsis where more follows. */
export function previewOf(text: string, length: number): string {
  const characters = Array.from(text.replace(/\n/g, ' '));
  return characters.length <= length
    ? characters.join('')
    : `${characters.slice(0, length).join('').trimEnd()}…`;
}
