import { editorTexts } from '@touchline/contract';
import DOMPurify from 'dompurify';

const tags =
  'p h2 h3 h4 ul ol li blockquote footer aside hr pre code table thead tbody tr th td figure figcaption img video audio source a b i u s span br svg g path circle ellipse line polyline polygon rect text tspan marker defs title desc';
const dataAttributes = 'id type tone checked lang cols align color mime size board';
const otherAttributes =
  'href target rel download start scope src alt width height controls preload poster loading viewBox d x y x1 y1 x2 y2 cx cy r rx ry dx dy points fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin marker-end marker-start markerWidth markerHeight refX refY orient transform text-anchor dominant-baseline font-size font-weight opacity';

const allowed = {
  ALLOWED_TAGS: [...tags.split(' '), '#text'],
  ALLOWED_ATTR: [...otherAttributes.split(' '), ...dataAttributes.split(' ').map((name) => `data-${name}`)],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** Content made safe to read: links open in a new tab, and wide tables scroll in a box of their own. */
export function cleanContent(html: string): string {
  const holder = document.createElement('div');
  holder.append(DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true }));
  for (const link of holder.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  for (const table of holder.querySelectorAll('table')) table.replaceWith(scrolling(table));
  return holder.innerHTML;
}

/** A box that scrolls sideways must be within reach of the keyboard. */
function scrolling(table: HTMLTableElement): Element {
  for (const empty of table.querySelectorAll('th:empty')) empty.replaceWith(document.createElement('td'));
  const box = document.createElement('div');
  const attributes = { 'data-scroll': '', role: 'region', tabindex: '0', 'aria-label': editorTexts.table };
  for (const [name, value] of Object.entries(attributes)) box.setAttribute(name, value);
  box.append(table.cloneNode(true));
  return box;
}

/** Whether there is nothing to read or see in it. */
export function isContentEmpty(html: string): boolean {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return (
    (body.textContent ?? '').trim() === '' && !body.querySelector('img, video, audio, figure, hr, table')
  );
}
