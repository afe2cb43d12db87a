import { limits, pageHtml } from '@touchline/contract';
import { blocksToHtml, readContent } from '@touchline/content';
import { parseHtml } from '@touchline/content/parse5';
import sanitizeHtml from 'sanitize-html';

/**
 * What comes from elsewhere loses all that it says, and then goes: a filter of the package would copy the page for each, and
 * a name that is not allowed be taken for that of what stands beside it.
 */
const ownMedia: sanitizeHtml.Transformer = (tagName, attribs) => ({
  tagName,
  attribs: pageHtml.mediaPath.test(attribs.src ?? '') ? attribs : {},
});
const elsewhere = /<img \/>|<(video|audio)>(.*?)<\/\1>/gs;
/** A file of ours is loaded, not gone to. */
const leadsAway = ({ href, download }: sanitizeHtml.Attributes) =>
  href !== undefined && !(download !== undefined && pageHtml.mediaPath.test(href));
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
    a: (tagName, attribs) => ({
      tagName,
      attribs: leadsAway(attribs) ? { ...attribs, ...outward } : attribs,
    }),
    ...{ img: ownMedia, video: ownMedia, audio: ownMedia },
  },
};

/** Far deeper than anybody writes; what is deeper costs the parser the square of it in time. */
const deepest = 500;

function withinDepth(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag: () => {
      if (++depth > deepest) throw new RangeError(`deeper than ${deepest}`);
    },
    onCloseTag: () => void depth--,
  };
}

/** HTML in our spelling, with nothing in it that could act: what the editor makes comes back byte for byte. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, { ...options, ...withinDepth() })
    .replace(elsewhere, '$2')
    .replace(/<(br|hr|img)([^>]*) \/>/g, '<$1$2>')
    .replaceAll('\u00a0', '&nbsp;');
}

/**
 * Converts HTML of any source to the canonical form of content (docs/content.md): what the editor makes comes back byte for byte,
 * `strong` is written as `b`, `h1` as `h2`, and loose text as paragraphs. Blocks that come without an id have none.
 * @throws {RangeError} when elements are nested too deeply, or the canonical form is longer than content may be: it can be twice as
 * long as what was sent.
 */
export function cleanContent(html: string): string {
  const written = blocksToHtml(readContent(parseHtml(html)).blocks);
  if (written.length > limits.pageContent) throw new RangeError(`longer than ${limits.pageContent}`);
  return cleanHtml(written);
}
