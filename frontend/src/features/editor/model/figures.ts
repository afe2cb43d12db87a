import type { Block } from './block';
import { attributes, escapeText, serialise } from './escape';
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
  const words = escapeText(element.getAttribute('alt') ?? element.getAttribute('title') ?? '');
  const tag = element.localName;
  if (src === undefined || tag === 'object' || tag === 'embed') return paragraph(words || caption);
  if (tag === 'iframe') {
    return paragraph(
      `<a${attributes({ href: src, target: '_blank', rel: 'noopener noreferrer' })}>${words || escapeText(src)}</a>`,
    );
  }
  const type = tag === 'img' ? 'image' : tag;
  const inner =
    tag === 'img'
      ? `<img${attributes({ src })} alt="${words.replaceAll('"', '&quot;')}">`
      : `<${tag}${attributes({ src })} controls="" preload="metadata"></${tag}>`;
  const described = caption === '' ? '' : `<figcaption>${caption}</figcaption>`;
  const html = `<figure${attributes({ 'data-type': type, 'data-cols': columnsOf(element) })}>${inner}${described}</figure>`;
  return { id: '', kind: 'kept', data: { html } };
}

const paragraph = (text: string): Block => ({ id: '', kind: 'paragraph', data: { text } });

/** The width on the 12-column grid; 6 where the source names none. */
function columnsOf(element: Element): number {
  const share = /width:\s*([\d.]+)%/.exec(element.getAttribute('style') ?? '')?.[1];
  if (share === undefined) return 6;
  return Math.min(12, Math.max(1, Math.round((Number(share) / 100) * 12)));
}
