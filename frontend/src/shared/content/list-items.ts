import type { InlineHtml, ListItem } from './block';

/** In or down: 1; out or up: -1. */
export type Direction = 1 | -1;

/** No item is more than one deeper than the one above it. */
export function tidyDepths(items: readonly ListItem[]): ListItem[] {
  let above = -1;
  return items.map((item) => {
    above = Math.max(0, Math.min(item.depth, above + 1));
    return { ...item, depth: above };
  });
}

/** Cuts an item in two at Enter. */
export function splitItem(items: readonly ListItem[], at: number, [head, tail]: [InlineHtml, InlineHtml]) {
  const item = items[at];
  if (!item) return [...items];
  return [...items.slice(0, at), { ...item, text: head }, { ...item, text: tail }, ...items.slice(at + 1)];
}

/** Joins an item to the one above it. */
export function joinItem(items: readonly ListItem[], at: number, text: InlineHtml) {
  const above = items[at - 1];
  if (!above) return [...items];
  return tidyDepths([...items.slice(0, at - 1), { ...above, text }, ...items.slice(at + 1)]);
}

/** Moves an item in (1) or out (-1), with everything nested under it. */
export function indentItem(items: readonly ListItem[], at: number, by: Direction): ListItem[] {
  const depth = items[at]?.depth ?? 0;
  if (depth + by < 0) return [...items];
  const end = items.findIndex((item, index) => index > at && item.depth <= depth);
  const within = (index: number) => index >= at && (end === -1 || index < end);
  return tidyDepths(items.map((item, index) => (within(index) ? { ...item, depth: item.depth + by } : item)));
}

/** Items as nested list elements; `write` makes what stands in one item before its nested list. */
export function nestItems<Item extends { depth: number }>(
  items: readonly Item[],
  tag: 'ul' | 'ol',
  write: (item: Item, index: number) => string,
): string {
  let html = '';
  items.forEach((item, index) => {
    const next = items[index + 1]?.depth ?? 0;
    html += `<li>${write(item, index)}`;
    if (next > item.depth) html += `<${tag}>`;
    else html += `</li>${`</${tag}></li>`.repeat(item.depth - next)}`;
  });
  return html;
}
