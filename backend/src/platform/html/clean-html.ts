import { pageHtml } from '@touchline/contract';
import sanitizeHtml from 'sanitize-html';

const media = new Set(['img', 'video', 'audio']);
const outward = { target: '_blank', rel: 'noopener noreferrer' };

/** The types of the package do not know `allowedEmptyAttributes` yet. */
const options: sanitizeHtml.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: Object.keys(pageHtml.elements),
  allowedAttributes: Object.fromEntries(
    Object.entries(pageHtml.elements).map(([name, attributes]) => [name, [...attributes]]),
  ),
  allowedSchemes: [...pageHtml.schemes],
  allowedEmptyAttributes: [...pageHtml.empty],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 50,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: attribs.href ? { ...attribs, ...outward } : attribs }),
  },
  exclusiveFilter: ({ tag, attribs }) => media.has(tag) && !pageHtml.mediaPath.test(attribs.src ?? ''),
};

/** HTML in our spelling, with nothing in it that could act: what the editor makes comes back byte for byte. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options)
    .replace(/<(br|hr|img)([^>]*) \/>/g, '<$1$2>')
    .replaceAll('\u00a0', '&nbsp;');
}
