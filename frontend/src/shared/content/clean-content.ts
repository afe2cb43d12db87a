import { pageHtml } from '@touchline/contract';
import DOMPurify from 'dompurify';
import { decorateContent } from './decorate-content';
import { contentNodes } from './content-nodes';
import { serialise } from '@touchline/content';

/** Elements that mark changes between two versions; stored content never contains them. */
const marks = ['ins', 'del'];

const allowed = {
  ALLOWED_TAGS: [...Object.keys(pageHtml.elements), ...marks, '#text'],
  ALLOWED_ATTR: [...new Set(Object.values(pageHtml.elements).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Sanitises content that the server has not seen (drafts, comparisons); links open in a new tab. */
export function cleanContent(html: string): string {
  const holder = document.createElement('div');
  holder.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  for (const link of holder.querySelectorAll('a[href]:not([data-page], [data-play])')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return decorateContent(contentNodes(holder).map(serialise).join(''));
}
