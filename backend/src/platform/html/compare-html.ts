import { withoutTitles } from '@touchline/content';
import { commonSuffixLength, commonPrefixLength } from './changed-part';

const blockTag =
  '</?(?:p|h[1-6]|li|ul|ol|blockquote|footer|aside|hr|pre|table|thead|tbody|tr|th|td|figure|figcaption)(?=[\\s>])[^>]*>';
const spaceAtBlocks = new RegExp(` ?(${blockTag}) ?`, 'g');
const spaceBeforeEnd =
  /(?<=[^>\s])(?:&nbsp;| )+(?=<\/(?:p|h[1-6]|li|blockquote|footer|aside|th|td|figcaption)>)/g;

/**
 * Returns whether two contents in canonical form look the same to a reader: block ids, white space that a browser collapses and the
 * stored titles of mentions are ignored. Only the differing part is normalised, so saving a long page costs as much as its change.
 */
export function looksSame(one: string, other: string): boolean {
  if (one === other) return true;
  const { before, parts } = differingParts(one, other);
  const isPreformatted =
    before.lastIndexOf('<pre') > before.lastIndexOf('</pre>') || parts.some((part) => part.includes('<pre'));
  const cut = (html: string) => withoutTitles(withoutIds(html));
  const read = isPreformatted ? cut : (html: string) => withoutBlanks(cut(html));
  return read(parts[0]) === read(parts[1]);
}

/** Returns the common prefix and the parts that differ, which begin and end with a tag. */
export function differingParts(one: string, other: string): { before: string; parts: [string, string] } {
  const start = commonPrefixLength(one, other);
  const end = commonSuffixLength(one, other, Math.min(one.length, other.length) - start);
  const from = start === 0 ? 0 : Math.max(0, one.lastIndexOf('<', start - 1));
  const cut = (html: string) => {
    const close = html.indexOf('>', html.length - end);
    return html.slice(from, close === -1 ? html.length : close + 1);
  };
  return { before: one.slice(0, from), parts: [cut(one), cut(other)] };
}

/** Sanitised HTML has `<` and `>` only around tags. */
const withoutIds = (html: string) =>
  html.replace(/<[^>]* data-id="[^"]*"/g, (tag) => tag.replace(/ data-id="[^"]*"/, ''));

const withoutBlanks = (html: string) =>
  html
    .replace(/[ \t\r\n]+/g, ' ')
    .replace(spaceBeforeEnd, '')
    .replace(spaceAtBlocks, '$1')
    .trim();
