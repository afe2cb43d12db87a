import { editorTexts, pageHtml } from '@touchline/contract';
import DOMPurify from 'dompurify';
import { fileFacts } from './file-facts';

/** Marks of what differs between two states of a page; nothing that is stored holds them. */
const marks = ['ins', 'del'];

const allowed = {
  ALLOWED_TAGS: [...Object.keys(pageHtml.elements), ...marks, '#text'],
  ALLOWED_ATTR: [...new Set(Object.values(pageHtml.elements).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Content made safe to read: links open in a new tab, and wide tables scroll in a box of their own. */
export function cleanContent(html: string): string {
  return cleanElement(html).innerHTML;
}

/** The same, in an element that is not part of the document. */
export function cleanElement(html: string): HTMLElement {
  const holder = document.createElement('div');
  holder.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  for (const link of holder.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const file of holder.querySelectorAll('[data-type="file"] > a')) {
    file.setAttribute('data-facts', fileFacts(file.textContent ?? '', file.getAttribute('data-size')));
  }
  for (const table of holder.querySelectorAll('table')) table.replaceWith(boxed(table));
  for (const code of holder.querySelectorAll('pre')) letScroll(code, editorTexts.code);
  return holder;
}

/** A table in a box to scroll in; head cells that say nothing are no heads. */
function boxed(table: HTMLTableElement): Element {
  for (const empty of table.querySelectorAll('th:empty')) empty.replaceWith(document.createElement('td'));
  const box = document.createElement('div');
  box.setAttribute('data-scroll', '');
  letScroll(box, editorTexts.table);
  box.append(table.cloneNode(true));
  return box;
}

/** What scrolls sideways must be within reach of the keyboard, and then have a name. */
function letScroll(box: Element, name: string): void {
  const attributes = { role: 'region', tabindex: '0', 'aria-label': name };
  for (const [attribute, value] of Object.entries(attributes)) box.setAttribute(attribute, value);
}

/** Whether there is nothing to read or see in it. */
export function isContentEmpty(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    (body.textContent ?? '').trim() === '' && !body.querySelector('img, video, audio, figure, hr, table')
  );
}
