import { limits, pageTexts } from '@touchline/contract';
import { decorateContent } from './decorate-content';
import { plainText } from './plain-text';
import { attributes } from '@touchline/content';

/** Heading of a page, for its table of contents. */
export interface Section {
  /** Id of the heading's element, and target of links to it. */
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
 * Prepares stored, sanitised content for reading: headings get links, pictures get sizes that fit the screen. Content that was not
 * stored is sanitised first (`cleanContent`). `isLinked: false` omits the links.
 */
export function readableContent(content: string, { isLinked = true } = {}): ReadableContent {
  const sections: Section[] = [];
  const html = decorateContent(content).replace(
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

/** Link to a heading; without text, so that the text of the page is unchanged. */
const linkTo = (id: string, title: string) =>
  `<a${attributes({ href: `#${id}`, 'aria-label': pageTexts.linkToSection(title) })} data-section-link=""></a>`;

const library = /^(\/api\/media\/[^?]+\.(?:jpe?g|png|webp|avif))(?:\?size=medium)?$/i;

/** Pictures of the media library load lazily, in the size in which they are displayed. */
const lightPictures = (html: string) =>
  html.replace(
    figure,
    (_, block: string, image: string) => `<figure${block}><img${image}${lightened(image, block)}>`,
  );

function lightened(image: string, block: string): string {
  const unhurried = attributes({ loading: 'lazy', decoding: 'async' });
  const url = library.exec(valueOf(image, 'src') ?? '')?.[1];
  const [width, height] = [Number(valueOf(image, 'width')), Number(valueOf(image, 'height'))];
  const share = limits.smallPicturePx / Math.max(width, height);
  if (url === undefined || !width || !height || share >= 1) return unhurried;
  const mediumShare = Math.min(1, limits.mediumPicturePx / Math.max(width, height));
  const sources = [
    `${url}?size=small ${Math.round(width * share)}w`,
    `${url}?size=medium ${Math.round(width * mediumShare)}w`,
  ];
  const columns = Number(valueOf(block, 'data-cols') ?? limits.imageColumns);
  const sizes = `(min-width: 640px) ${Math.round((820 * columns) / limits.imageColumns)}px, 100vw`;
  return unhurried + attributes({ srcset: sources.join(', '), sizes });
}

const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
