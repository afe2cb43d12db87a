import { dressContent } from './dress-content';
import { attributes } from '@touchline/content';
import { lightPictures } from './readable-content';

const texts = /<(?:p|h[234]|t[hd]|footer|aside)\b(?=[^>]*>)/g;
/** An entry with no list in it: in another, one would write around that list. */
const entries = /<li\b(?=[^>]*>(?:(?!<\/?(?:li|ul|ol)\b)[^])*<\/li>)/g;

/** A link of the address leads to them, as where they are read. */
const headings = /(?<=<h[234]\b[^>]*) data-id="([\w-]+)"/g;

/** As the editor writes it: other content has no ids by which the editor would know its blocks again. */
const written = /^<\w+ data-id="/;

/**
 * Stored content, which the server has cleaned, with texts that can be written in before the editor's code is there
 * (`app/written-in`).
 */
export function writableContent(content: string, placeholder: string): string {
  const editable = { contenteditable: 'true' };
  if (content === '') return `<p${attributes({ ...editable, 'data-placeholder': placeholder })}></p>`;
  const shown = lightPictures(dressContent(content));
  if (!written.test(content)) return shown;
  const open = (tag: string) => tag + attributes(editable);
  return shown.replace(headings, '$& id="section-$1"').replace(texts, open).replace(entries, open);
}
