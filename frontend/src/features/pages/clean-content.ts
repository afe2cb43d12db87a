import { pageHtml } from '@touchline/contract';
import DOMPurify from 'dompurify';

const options = {
  ALLOWED_TAGS: [...Object.keys(pageHtml.elements), '#text'],
  ALLOWED_ATTR: [...new Set(Object.values(pageHtml.elements).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Content made safe to show: what the canonical form holds passes untouched, all else goes. */
export function cleanContent(html: string): string {
  return DOMPurify.sanitize(html, options);
}

/** Whether there is nothing to read or see in it. */
export function isContentEmpty(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const shows = body.querySelector('img, video, audio, figure, hr, table');
  return (body.textContent ?? '').trim() === '' && !shows;
}
