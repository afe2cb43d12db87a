import { contentTexts } from '@touchline/contract';
import { attributes } from '@touchline/content';
import { fileFacts } from './file-facts';
import { plainText } from './plain-text';

/**
 * Content as it is read: wide tables and code scroll in boxes of their own, files say what they are. Works on the one
 * spelling that is stored (docs/content.md), so that the server's first answer and the browser do the same.
 */
export function dressContent(html: string): string {
  return html
    .replace(/<th\b(?: scope="(?:col|row)")?([^>]*)><\/th>/g, '<td$1></td>')
    .replace(/<table\b/g, `<div data-scroll=""${scrolls(contentTexts.table)}><table`)
    .replaceAll('</table>', '</table></div>')
    .replace(/<pre\b/g, `<pre${scrolls(contentTexts.code)}`)
    .replace(fileLink, (...[, before = '', inside = '', name = '']: string[]) => {
      const size = /\bdata-size="(\d+)"/.exec(inside)?.[1] ?? null;
      return `${before}${inside}${attributes({ 'data-facts': fileFacts(plainText(name), size) })}>${name}</a>`;
    });
}

/** The link of a file's block: what stands before its attributes, these, and its words. */
const fileLink = /(<figure\b[^>]*\bdata-type="file"[^>]*><a\b)([^>]*)>([^<]*)<\/a>/g;

/** What scrolls sideways must be within reach of the keyboard, and then have a name. */
const scrolls = (name: string) => attributes({ role: 'region', tabindex: 0, 'aria-label': name });

/** Whether there is nothing to read or see in it. */
export function isContentEmpty(html: string): boolean {
  return plainText(html).trim() === '' && !/<(img|video|audio|figure|hr|table)\b/.test(html);
}
