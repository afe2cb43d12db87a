import { limits, pageTexts } from '@touchline/contract';
import { dressContent } from './dress-content';
import { plainText } from './plain-text';
import { attributes } from '@touchline/content';

/** A heading of a page, as a table of contents lists it. */
export interface Section {
  /** Of its element in the page, and so of the link to it. */
  id: string;
  title: string;
  level: 2 | 3 | 4;
}

export interface ReadableContent {
  html: string;
  sections: Section[];
}

const heading = /<h([234]) data-id="([\w-]+)">(.*?)<\/h\1>/gs;
const figure = /<figure\b([^>]*)>\s*<img\b([^>]*)>/g;

/**
 * Stored content, which the server has cleaned, ready to read: headings with links to them, pictures no larger than
 * the screen needs. What has not been stored yet is cleaned first (`cleanContent`). `isLinked: false` leaves out the links.
 */
export function readableContent(content: string, { isLinked = true } = {}): ReadableContent {
  const sections: Section[] = [];
  const html = dressContent(content).replace(
    heading,
    (...[whole = '', level = '', blockId = '', inside = '']: string[]) => {
      const title = plainText(inside).trim();
      if (title === '') return whole;
      const id = `section-${blockId}`;
      sections.push({ id, title, level: Number(level) as Section['level'] });
      const link = isLinked ? linkTo(id, title) : '';
      return `<h${level}${attributes({ 'data-id': blockId, id, 'aria-label': title })}>${inside}${link}</h${level}>`;
    },
  );
  return { html: lightPictures(html), sections };
}

/** A link to a heading; it has no text, so that the page's words stay what they are. */
const linkTo = (id: string, title: string) =>
  `<a${attributes({ href: `#${id}`, 'aria-label': pageTexts.linkToSection(title) })} data-section-link=""></a>`;

const library = /^(\/api\/media\/[^?]+\.(?:jpe?g|png|webp|avif))(?:\?size=medium)?$/i;

/** Pictures of a team's library come in smaller sizes: fetched when they are near, no larger than they are shown. */
const lightPictures = (html: string) =>
  html.replace(
    figure,
    (_, block: string, image: string) => `<figure${block}><img${image}${lightened(image, block)}>`,
  );

function lightened(image: string, block: string): string {
  const unhurried = attributes({ loading: 'lazy', decoding: 'async' });
  const url = library.exec(valueOf(image, 'src') ?? '')?.[1];
  const [width, height] = [Number(valueOf(image, 'width')), Number(valueOf(image, 'height'))];
  const share = limits.pictureSmall / Math.max(width, height);
  if (url === undefined || !width || !height || share >= 1) return unhurried;
  const mediumShare = Math.min(1, limits.pictureMedium / Math.max(width, height));
  const sources = [
    `${url}?size=small ${Math.round(width * share)}w`,
    `${url}?size=medium ${Math.round(width * mediumShare)}w`,
  ];
  const columns = Number(valueOf(block, 'data-cols') ?? limits.imageColumns);
  const sizes = `(min-width: 640px) ${Math.round((820 * columns) / limits.imageColumns)}px, 100vw`;
  return unhurried + attributes({ srcset: sources.join(', '), sizes });
}

const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
