import { limits, pageHtml } from '@touchline/contract';
import { mediaKinds, type Block, type InlineHtml, type Shown } from './block';
import { attributes, escapeText, serialise } from './escape';
import { parseRuns, writeRuns } from './inline';
import { keepAllowed } from './keep-allowed';
import { safeUrl } from './safe-url';
import { childElements, isElement, textContent, type ContentElement } from './tree';

const figureTypes: readonly string[] = [...mediaKinds, 'tactics'];

const typeOf = ({ attributes: { 'data-type': type = '' } }: ContentElement) => type;

export function isFigure(element: ContentElement): boolean {
  return element.name === 'figure' && figureTypes.includes(typeOf(element));
}

/** A figure of ours as a block; one of a kind or a shape that the editor does not know is kept as it is. */
export function readFigure(figure: ContentElement): Block {
  const [shown, caption, ...others] = childElements(figure);
  const isOurs = others.length === 0 && (!caption || caption.name === 'figcaption') && hasNoText(figure);
  return (isOurs && shown && readers[typeOf(figure)]?.({ figure, shown, caption })) || keptBlock(figure);
}

const hasNoText = (figure: ContentElement) =>
  figure.children.every((node) => isElement(node) || node.trim() === '');

interface Parts {
  figure: ContentElement;
  shown: ContentElement;
  caption?: ContentElement;
}

type Reader = (parts: Parts) => Block | undefined;

const readers: Partial<Record<string, Reader>> = {
  image: ({ figure, shown, caption }) => {
    if (shown.name !== 'img') return undefined;
    return shownBlock(shown, frameOf(figure, caption), idOf(figure));
  },
  video: ({ figure, shown, caption }) => readPlayer({ figure, shown, caption }, 'video'),
  audio: ({ figure, shown, caption }) => readPlayer({ figure, shown, caption }, 'audio'),
  file: ({ figure, shown, caption }) => {
    const href = safeUrl(shown.attributes.href);
    if (shown.name !== 'a' || caption || href === undefined || childElements(shown).length > 0)
      return undefined;
    const name = textContent(shown);
    const mime = shown.attributes['data-mime'] ?? '';
    const size = shown.attributes['data-size'] ?? '';
    return { id: idOf(figure), kind: 'file', data: { href, name, mime, size } };
  },
};

/** Rejects video and audio with additional sources or tracks. */
function readPlayer({ figure, shown, caption }: Parts, tag: 'video' | 'audio'): Block | undefined {
  if (shown.name !== tag || childElements(shown).length > 0) return undefined;
  return shownBlock(shown, frameOf(figure, caption), idOf(figure));
}

const idOf = (figure: ContentElement) => figure.attributes['data-id'] ?? '';

function frameOf(figure: ContentElement, caption: ContentElement | undefined): Shown {
  const align = figure.attributes['data-align'] ?? '';
  return {
    columns: within(figure.attributes['data-cols'], limits.imageColumns),
    align: /^(left|center|right)$/.test(align) ? align : '',
    caption: caption ? writeRuns(parseRuns(caption.children)) : '',
  };
}

/** A whole number from 1 to `most`; nothing for anything else. */
function within(written: string | undefined, most: number): number | undefined {
  const number = /^[1-9]\d*$/.test(written ?? '') ? Number(written) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

const mostPixels = 100_000;

/** Returns the block of a picture, film or sound of the library; undefined for any other address, which may not be loaded. */
function shownBlock(element: ContentElement, frame: Shown, id: string): Block | undefined {
  const { src = '' } = element.attributes;
  if (!pageHtml.mediaPath.test(src)) return undefined;
  if (element.name === 'audio') return { id, kind: 'audio', data: { ...frame, src } };
  const [width, height] = ['width', 'height'].map((name) => within(element.attributes[name], mostPixels));
  const pixels = width && height ? { width, height } : {};
  if (element.name === 'video') return { id, kind: 'video', data: { ...frame, src, ...pixels } };
  const alt = oneLine(element.attributes.alt ?? '');
  return { id, kind: 'image', data: { ...frame, src, alt, ...pixels } };
}

/** The description is edited in a single-line field. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** The element as a block that is written back as it was; its id is kept apart. */
function keptBlock(element: ContentElement): Block {
  const { 'data-id': id = '', ...others } = element.attributes;
  return {
    id,
    kind: 'kept',
    data: {
      html: keepAllowed({ ...element, attributes: others })
        .map(serialise)
        .join(''),
    },
  };
}

/** Reads a foreign picture, film or frame; one that cannot be shown becomes a link to it, or the words that stand for it. */
export function readMedia(element: ContentElement, caption: InlineHtml = ''): Block[] {
  const words = element.attributes.alt ?? element.attributes.title ?? '';
  const isShown = /^(img|video|audio)$/.test(element.name);
  const frame = { columns: columnsOf(element), align: '', caption };
  const block = isShown && shownBlock(element, frame, '');
  if (block) return [block];
  const src = safeUrl(element.attributes.src);
  const isPicture = element.name === 'img';
  // A picture without words is decoration, or counts the readers of a mail.
  const text =
    src && /^https?:/i.test(src) && !(isPicture && words === '') ? linkTo(src, words) : escapeText(words);
  const written = [text, caption].filter((each) => each !== '').join('<br>');
  return written === '' ? [] : [{ id: '', kind: 'paragraph', data: { text: written } }];
}

function linkTo(href: string, words: string): string {
  const link = attributes({ href, target: '_blank', rel: 'noopener noreferrer' });
  return `<a${link}>${escapeText(words || href)}</a>`;
}

/** Returns the width on the 12-column grid; the default if the source has none. */
function columnsOf(element: ContentElement): number {
  const share = /width:\s*([\d.]+)%/.exec(element.attributes.style ?? '')?.[1];
  if (share === undefined) return limits.imageColumnsDefault;
  return Math.min(limits.imageColumns, Math.max(1, Math.round((Number(share) / 100) * limits.imageColumns)));
}
