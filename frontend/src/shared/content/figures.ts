import { limits } from '@touchline/contract';
import { mediaKinds, type Block, type BlockData, type InlineHtml, type Shown } from './block';
import { attributes, escapeText, serialise } from './escape';
import { parseRuns, writeRuns } from './inline';
import { safeUrl } from './safe-url';

const figureTypes: readonly string[] = [...mediaKinds, 'tactics'];

const typeOf = (figure: Element) => figure.getAttribute('data-type') ?? '';

export function isFigure(element: Element): boolean {
  return element.tagName === 'FIGURE' && figureTypes.includes(typeOf(element));
}

/** A figure of ours as a block; one of a kind or a shape that the editor does not know is kept as it is. */
export function readFigure(figure: Element): Block {
  const [shown, caption, ...others] = figure.children;
  const isOurs = others.length === 0 && (!caption || caption.tagName === 'FIGCAPTION') && hasNoText(figure);
  return (isOurs && shown && readers[typeOf(figure)]?.({ figure, shown, caption })) || keptBlock(figure);
}

const hasNoText = (figure: Element) =>
  [...figure.childNodes].every((node) => node instanceof Element || (node.textContent ?? '').trim() === '');

interface Parts {
  figure: Element;
  shown: Element;
  caption?: Element;
}

type Reader = (parts: Parts) => Block | undefined;

const readers: Partial<Record<string, Reader>> = {
  image: ({ figure, shown, caption }) => {
    if (shown.tagName !== 'IMG') return undefined;
    return shownBlock(shown, frameOf(figure, caption), idOf(figure));
  },
  video: ({ figure, shown, caption }) => readPlayer({ figure, shown, caption }, 'VIDEO'),
  audio: ({ figure, shown, caption }) => readPlayer({ figure, shown, caption }, 'AUDIO'),
  file: ({ figure, shown, caption }) => {
    const href = safeUrl(shown.getAttribute('href'));
    if (shown.tagName !== 'A' || caption || href === undefined || shown.children.length > 0) return undefined;
    const name = shown.textContent ?? '';
    const mime = shown.getAttribute('data-mime') ?? '';
    const size = shown.getAttribute('data-size') ?? '';
    return { id: idOf(figure), kind: 'file', data: { href, name, mime, size } };
  },
};

/** Films and sounds with other sources or tracks are not ours. */
function readPlayer({ figure, shown, caption }: Parts, tag: string): Block | undefined {
  if (shown.tagName !== tag || shown.children.length > 0) return undefined;
  return shownBlock(shown, frameOf(figure, caption), idOf(figure));
}

const idOf = (figure: Element) => figure.getAttribute('data-id') ?? '';

function frameOf(figure: Element, caption: Element | undefined): Shown {
  const align = figure.getAttribute('data-align') ?? '';
  return {
    columns: within(figure.getAttribute('data-cols'), limits.imageColumns),
    align: /^(left|center|right)$/.test(align) ? align : '',
    caption: caption ? writeRuns(parseRuns(caption.childNodes)) : '',
  };
}

/** A whole number from 1 to `most`; nothing for anything else. */
function within(written: string | null, most: number): number | undefined {
  const number = /^[1-9]\d*$/.test(written ?? '') ? Number(written) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

const mostPixels = 100_000;

/** The block of a picture, film or sound; nothing where its address may not be used. */
function shownBlock(element: Element, frame: Shown, id: string): Block | undefined {
  const src = safeUrl(element.getAttribute('src'));
  if (src === undefined) return undefined;
  if (element.localName !== 'img') {
    return { id, kind: element.localName === 'video' ? 'video' : 'audio', data: { ...frame, src } };
  }
  const data: BlockData['image'] = { ...frame, src, alt: oneLine(element.getAttribute('alt') ?? '') };
  const [width, height] = ['width', 'height'].map((name) => within(element.getAttribute(name), mostPixels));
  return { id, kind: 'image', data: width && height ? { ...data, width, height } : data };
}

/** A description is written in a field of one line. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** The element as a block that is written back as it was; its id is kept apart. */
function keptBlock(element: Element): Block {
  const copy = element.cloneNode(true);
  if (copy instanceof Element) copy.removeAttribute('data-id');
  return { id: idOf(element), kind: 'kept', data: { html: serialise(copy) } };
}

/** A foreign picture, film or frame as a block; where it cannot be shown, the words that stood for it. */
export function mediaBlock(element: Element, caption: InlineHtml = ''): Block {
  const words = element.getAttribute('alt') ?? element.getAttribute('title') ?? '';
  const isShown = /^(img|video|audio)$/.test(element.localName);
  const frame = { columns: columnsOf(element), align: '', caption };
  const block = isShown && shownBlock(element, frame, '');
  if (block) return block;
  const src = safeUrl(element.getAttribute('src'));
  if (element.localName === 'iframe' && src !== undefined) return paragraph(linkTo(src, words));
  return paragraph(escapeText(words) || caption);
}

function linkTo(href: string, words: string): string {
  const link = attributes({ href, target: '_blank', rel: 'noopener noreferrer' });
  return `<a${link}>${escapeText(words || href)}</a>`;
}

const paragraph = (text: string): Block => ({ id: '', kind: 'paragraph', data: { text } });

/** The width on the 12-column grid; the usual one where the source names none. */
function columnsOf(element: Element): number {
  const share = /width:\s*([\d.]+)%/.exec(element.getAttribute('style') ?? '')?.[1];
  if (share === undefined) return limits.imageColumnsDefault;
  return Math.min(limits.imageColumns, Math.max(1, Math.round((Number(share) / 100) * limits.imageColumns)));
}
