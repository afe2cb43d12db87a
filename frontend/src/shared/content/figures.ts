import type { Block } from './block';
import { attributes, escapeAttribute, escapeText, serialise } from './escape';
import { safeUrl } from './safe-url';

/** Kinds of figure that are shown and kept as they are until they have an editor. */
const figureTypes = ['image', 'video', 'audio', 'file', 'tactics'];

export function isFigure(element: Element): boolean {
  return element.tagName === 'FIGURE' && figureTypes.includes(element.getAttribute('data-type') ?? '');
}

/** The element as a block that is written back as it was; its id is kept apart. */
export function keptBlock(element: Element): Block {
  const id = element.getAttribute('data-id') ?? '';
  const copy = element.cloneNode(true);
  if (copy instanceof Element) copy.removeAttribute('data-id');
  return { id, kind: 'kept', data: { html: serialise(copy) } };
}

/** A foreign picture, film or frame as a block; where it cannot be shown, the words that stood for it. */
export function mediaBlock(element: Element, caption = ''): Block {
  const src = safeUrl(element.getAttribute('src'));
  const words = element.getAttribute('alt') ?? element.getAttribute('title') ?? '';
  const show = src === undefined ? undefined : shows[element.localName];
  if (src === undefined || !show) return paragraph(escapeText(words) || caption);
  if (element.localName === 'iframe') return paragraph(show(src, words));
  const type = element.localName === 'img' ? 'image' : element.localName;
  const described = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  const open = `<figure${attributes({ 'data-type': type, 'data-cols': columnsOf(element) })}>`;
  return { id: '', kind: 'kept', data: { html: `${open}${show(src, words)}${described}</figure>` } };
}

const player = (tag: string) => (src: string) =>
  `<${tag}${attributes({ src })} controls="" preload="metadata"></${tag}>`;

const shows: Partial<Record<string, (src: string, words: string) => string>> = {
  img: (src, words) => `<img${attributes({ src })} alt="${escapeAttribute(words)}">`,
  video: player('video'),
  audio: player('audio'),
  iframe: (src, words) => {
    const link = attributes({ href: src, target: '_blank', rel: 'noopener noreferrer' });
    return `<a${link}>${escapeText(words || src)}</a>`;
  },
};

const paragraph = (text: string): Block => ({ id: '', kind: 'paragraph', data: { text } });

/** The width on the 12-column grid; 6 where the source names none. */
function columnsOf(element: Element): number {
  const share = /width:\s*([\d.]+)%/.exec(element.getAttribute('style') ?? '')?.[1];
  if (share === undefined) return 6;
  return Math.min(12, Math.max(1, Math.round((Number(share) / 100) * 12)));
}
