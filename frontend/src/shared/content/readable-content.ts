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

/** Pictures of a team's library come in three sizes. They are fetched when they are near, in the size that is shown. */
function lighten(image: HTMLImageElement): void {
  image.loading = 'lazy';
  image.decoding = 'async';
  const src = image.getAttribute('src') ?? '';
  const [width, height] = [Number(image.getAttribute('width')), Number(image.getAttribute('height'))];
  if (!/^\/api\/media\/[^?]+\.(jpe?g|png|webp|avif)$/i.test(src) || !width || !height) return;
  const { pictureSmall, pictureMedium } = limits;
  const sizes = { small: pictureSmall, medium: pictureMedium };
  const smaller = Object.entries(sizes)
    .map(([name, edge]) => ({ name, share: edge / Math.max(width, height) }))
    .filter(({ share }) => share < 1)
    .map(({ name, share }) => `${src}?size=${name} ${Math.round(width * share)}w`);
  if (smaller.length === 0) return;
  const columns = Number(image.closest('[data-cols]')?.getAttribute('data-cols') ?? 12);
  image.srcset = [...smaller, `${src} ${width}w`].join(', ');
  image.sizes = `(min-width: 640px) ${Math.round((820 * columns) / 12)}px, 100vw`;
}
