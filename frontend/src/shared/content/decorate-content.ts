import { contentTexts } from '@touchline/contract';
import { attributes, openPdfsInNewTab } from '@touchline/content';
import { fileFacts } from './file-facts';
import { plainText } from './plain-text';

/**
 * Prepares stored content for reading: wide tables and code get scrollable regions, files show type and size, PDFs open in a
 * new tab, and films their poster frame. Works on the stored canonical form (docs/content.md), so that server and browser render the same.
 */
export function decorateContent(html: string): string {
  return openPdfsInNewTab(html)
    .replace(filmWithPoster, (film, src: string) => `${film} poster="${posterOf(src)}"`)
    .replace(/<th\b(?: scope="(?:col|row)")?([^>]*)><\/th>/g, '<td$1></td>')
    .replace(
      /<table\b.*?<\/table>/gs,
      (table) => `<div data-scroll=""${scrolls(nameOf(table))}>${table}</div>`,
    )
    .replace(/<pre\b/g, `<pre${scrolls(contentTexts.code)}`)
    .replace(fileLink, (...[, before = '', inside = '', name = '']: string[]) => {
      const size = /\bdata-size="(\d+)"/.exec(inside)?.[1] ?? null;
      return `${before}${inside}${attributes({ 'data-facts': fileFacts(plainText(name), size) })}>${name}</a>`;
    });
}

/** A film with a size in pixels has a poster frame. */
const filmWithPoster = /<video src="([^"?]+)"(?= width=)/g;
/** Returns the address of the poster frame of a film. */
export const posterOf = (src: string) => `${src}?size=medium`;

/** Link of a file block: the part before its attributes, the attributes, and its text. */
const fileLink = /(<figure\b[^>]*\bdata-type="file"[^>]*><a\b)([^>]*)>([^<]*)<\/a>/g;

/** Names a table by the headers of its columns. */
function nameOf(table: string): string {
  const headers = [...table.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) =>
    plainText(words).trim(),
  );
  return [contentTexts.table, headers.join(', ')].filter(Boolean).join(': ');
}

/** A scrollable region must be focusable by keyboard, and so have a name. */
const scrolls = (name: string) => attributes({ role: 'region', tabindex: 0, 'aria-label': name });

/** Returns true if the content has neither text nor media. */
export function isContentEmpty(html: string): boolean {
  return plainText(html).trim() === '' && !/<(img|video|audio|figure|hr|table)\b/.test(html);
}
