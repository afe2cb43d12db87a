import type { InlineHtml, ListItem } from './block';

/** In or down: 1; out or up: -1. */
export type Direction = 1 | -1;

/** Makes no item more than one deeper than the one above it, and gives the items of each nested list one kind: that of its first. */
export function tidyItems(items: readonly ListItem[]): ListItem[] {
  const kinds: (boolean | undefined)[] = [];
  return items.map((item) => {
    const depth = Math.max(0, Math.min(item.depth, kinds.length));
    const ordered = depth < kinds.length ? kinds[depth] : item.ordered;
    kinds.splice(depth, Infinity, depth === 0 ? undefined : ordered);
    return { ...item, depth, ordered: kinds[depth] };
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
  return tidyItems([...items.slice(0, at - 1), { ...above, text }, ...items.slice(at + 1)]);
}

/** Moves an item in (1) or out (-1), with everything nested under it. */
export function indentItem(items: readonly ListItem[], at: number, by: Direction): ListItem[] {
  const depth = items[at]?.depth ?? 0;
  if (depth + by < 0) return [...items];
  const end = items.findIndex((item, index) => index > at && item.depth <= depth);
  const within = (index: number) => index >= at && (end === -1 || index < end);
  return tidyItems(items.map((item, index) => (within(index) ? { ...item, depth: item.depth + by } : item)));
}

/** Turns the nested list that an item is in, without those within it, into numbers or bullets. */
export function turnNestedList(items: readonly ListItem[], at: number, ordered: boolean): ListItem[] {
  const depth = items[at]?.depth ?? 0;
  const start = items.findLastIndex((item, index) => index < at && item.depth < depth) + 1;
  const end = items.findIndex((item, index) => index > at && item.depth < depth);
  const isInList = (item: ListItem, index: number) =>
    item.depth === depth && index >= start && (end === -1 || index < end);
  return items.map((item, index) => (isInList(item, index) ? { ...item, ordered } : item));
}

/** Writes items as nested list elements; `write` returns the HTML of one item without its nested list. */
export function nestItems<Item extends Pick<ListItem, 'depth' | 'ordered'>>(
  items: readonly Item[],
  ordered: boolean,
  write: (item: Item, index: number) => string,
): string {
  const open: string[] = [];
  return items
    .map((item, index) => {
      const next = items[index + 1];
      const begun = `<li>${write(item, index)}`;
      if (next && next.depth > item.depth) {
        const tag = listTag(next.ordered ?? ordered);
        open.push(tag);
        return `${begun}<${tag}>`;
      }
      const closed = open.splice(next?.depth ?? 0).reverse();
      return `${begun}</li>${closed.map((tag) => `</${tag}></li>`).join('')}`;
    })
    .join('');
}

export const listTag = (ordered: boolean) => (ordered ? 'ol' : 'ul');
