import { limits, pageHtml } from '@touchline/contract';
import { blocksToHtml, readContent } from '@touchline/content';
import { parseHtml } from '@touchline/content/parse5';
import sanitizeHtml from 'sanitize-html';

/**
 * Media from other sites lose their attributes here and are then removed by a pattern. A filter of the package would copy the page for
 * each of them, and would remove a neighbour of an element that is not allowed.
 */
const stripForeignMedia: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: pageHtml.mediaPath.test(attribs.src ?? '') ? attribs : {},
});
const strippedMedia = /<img \/>|<(video|audio)>(.*?)<\/\1>/gs;
const isMention = (attributes: sanitizeHtml.Attributes) =>
  attributes['data-page'] !== undefined || attributes['data-play'] !== undefined;
/** Downloads of our own files are no navigation, and mentions open in the same tab. */
const isExternalLink = ({ href, download, ...others }: sanitizeHtml.Attributes) =>
  href !== undefined && !isMention(others) && !(download !== undefined && pageHtml.mediaPath.test(href));
const externalLinkAttributes = { target: '_blank', rel: 'noopener noreferrer' };

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
    a: (tagName, attribs) => ({
      tagName,
      attribs: isExternalLink(attribs) ? { ...attribs, ...externalLinkAttributes } : attribs,
    }),
    img: stripForeignMedia,
    video: stripForeignMedia,
    audio: stripForeignMedia,
  },
};

/** Deeper than any real content: the time of the parser grows with the square of the depth. */
const MAX_DEPTH = 500;

function withinDepth(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag: () => {
      if (++depth > MAX_DEPTH) throw new RangeError(`deeper than ${MAX_DEPTH}`);
    },
    onCloseTag: () => void depth--,
  };
}

/** Sanitises HTML and normalises its spelling. HTML of the editor is returned byte for byte. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { ...options, ...withinDepth() })
    .replace(strippedMedia, '$2')
    .replace(/<(br|hr|img)([^>]*) \/>/g, '<$1$2>')
    .replaceAll('\u00a0', '&nbsp;');
}

/**
 * Converts HTML of any source to the canonical form of content (docs/content.md): HTML of the editor is returned byte for byte, `strong`
 * becomes `b`, `h1` becomes `h2`, loose text becomes paragraphs. Blocks without an id get none.
 * @throws {RangeError} when elements are nested too deeply, or the canonical form is longer than content may be: it can be twice as
 * long as what was sent.
 */
export function cleanContent(html: string): string {
  const written = blocksToHtml(readContent(parseHtml(html)).blocks);
  if (written.length > limits.pageContentBytes)
    throw new RangeError(`longer than ${limits.pageContentBytes}`);
  return cleanHtml(written);
}
