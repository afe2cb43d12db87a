import { limits, pageTexts } from '@touchline/contract';
import { cleanElement } from './clean-content';

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

const levels = { H2: 2, H3: 3, H4: 4 } as const;

/** Content made safe and ready to read: headings with links to them, pictures no larger than the screen needs. */
export function readableContent(content: string): ReadableContent {
  const holder = cleanElement(content);
  const headings = holder.querySelectorAll<HTMLElement>(':scope > :is(h2, h3, h4)[data-id]');
  const sections = [...headings].flatMap(linked);
  for (const image of holder.querySelectorAll('img')) lighten(image);
  return { html: holder.innerHTML, sections };
}

/** Gives a heading a link to itself, which has no text, so that the page's words stay what they are. */
function linked(heading: HTMLElement): Section[] {
  const title = (heading.textContent ?? '').trim();
  const level = levels[heading.tagName as keyof typeof levels];
  if (title === '') return [];
  const id = `section-${heading.dataset.id ?? ''}`;
  heading.id = id;
  heading.setAttribute('aria-label', title);
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.setAttribute('data-section-link', '');
  link.setAttribute('aria-label', pageTexts.linkToSection(title));
  heading.append(link);
  return [{ id, title, level }];
}

/** Pictures of a team's library come in smaller sizes: fetched when they are near, no larger than they are shown. */
function lighten(image: HTMLImageElement): void {
  image.loading = 'lazy';
  image.decoding = 'async';
  const [, url] =
    /^(\/api\/media\/[^?]+\.(?:jpe?g|png|webp|avif))(?:\?size=medium)?$/i.exec(
      image.getAttribute('src') ?? '',
    ) ?? [];
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  const share = limits.pictureSmall / Math.max(width, height);
  if (url === undefined || !width || !height || share >= 1) return;
  const mediumShare = Math.min(1, limits.pictureMedium / Math.max(width, height));
  const sources = [
    `${url}?size=small ${Math.round(width * share)}w`,
    `${url}?size=medium ${Math.round(width * mediumShare)}w`,
  ];
  const columns = Number(image.closest('[data-cols]')?.getAttribute('data-cols') ?? limits.imageColumns);
  image.srcset = sources.join(', ');
  image.sizes = `(min-width: 640px) ${Math.round((820 * columns) / limits.imageColumns)}px, 100vw`;
}
