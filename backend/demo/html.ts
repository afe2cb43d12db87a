/** Context of a block: its id, and the URL of an uploaded picture by name. */
export interface Place {
  id: string;
  picture: (name: string) => { src: string; alt: string };
}

/** One block of a page in the canonical HTML of the editor. Inline text may hold `<b>`, `<i>`, `<a>` and `<code>`. */
export type Block = (place: Place) => string;

/** A list item, or an item with nested items. */
export type Item = string | readonly [item: string, ...below: string[]];

export interface DemoPage {
  title: string;
  tags: string[];
  /** Username of the author. */
  author: string;
  blocks: Block[];
}

const element =
  (tag: string) =>
  (text: string): Block =>
  ({ id }) =>
    `<${tag} data-id="${id}">${text}</${tag}>`;

export const p = element('p');
export const h2 = element('h2');
export const h3 = element('h3');
export const h4 = element('h4');

const items = (list: readonly Item[], tag: string): string =>
  list
    .map((item) => (typeof item === 'string' ? [item] : item))
    .map(
      ([text, ...below]) => `<li>${text}${below.length ? `<${tag}>${items(below, tag)}</${tag}>` : ''}</li>`,
    )
    .join('');

const list =
  (tag: 'ul' | 'ol') =>
  (...entries: Item[]): Block =>
  ({ id }) =>
    `<${tag} data-id="${id}">${items(entries, tag)}</${tag}>`;

export const ul = list('ul');
export const ol = list('ol');

/** A checklist; items that start with `x ` are checked. */
export function checks(...entries: string[]): Block {
  const item = (entry: string) =>
    entry.startsWith('x ')
      ? `<li data-checked="true">${entry.slice(2)}</li>`
      : `<li data-checked="false">${entry}</li>`;
  return ({ id }) => `<ul data-id="${id}" data-type="checklist">${entries.map(item).join('')}</ul>`;
}

/** A table from lines of cells separated by bars; the first line is the header. */
export function table(...lines: string[]): Block {
  const [head = [], ...body] = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const header = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const rows = body.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return ({ id }) => `<table data-id="${id}"><thead><tr>${header}</tr></thead><tbody>${rows}</tbody></table>`;
}

export const quote =
  (text: string, source: string): Block =>
  ({ id }) =>
    `<blockquote data-id="${id}"><p>${text}</p><footer>${source}</footer></blockquote>`;

export const callout =
  (tone: 'info' | 'tip' | 'warning', text: string): Block =>
  ({ id }) =>
    `<aside data-id="${id}" data-type="callout" data-tone="${tone}">${text}</aside>`;

export const picture =
  (name: string, columns: number, caption: string): Block =>
  ({ id, picture: find }) => {
    const { src, alt } = find(name);
    return `<figure data-id="${id}" data-type="image" data-cols="${columns}"><img src="${src}" alt="${alt}"><figcaption>${caption}</figcaption></figure>`;
  };

/** Returns the HTML of a page; `key` makes its block ids unique among pages. */
export function render(page: Pick<DemoPage, 'blocks'>, key: string, find: Place['picture']): string {
  return page.blocks.map((block, index) => block({ id: `${key}-b${index + 1}`, picture: find })).join('');
}
