import { calloutTones, type Block, type HeadingLevel, type ListItem } from './block';
import { parseRuns, writeRuns } from './inline';
import { tidyItems } from './list-items';
import { readCells } from './read-cells';
import { childElements, descendants, isElement, type ContentElement, type ContentNode } from './tree';

type Losses = Set<string>;

const idOf = (element: ContentElement) => element.attributes['data-id'] ?? '';
const inlineOf = (nodes: Iterable<ContentNode>) => writeRuns(parseRuns(nodes));
const isList = (node: ContentNode): node is ContentElement => isElement(node) && /^[uo]l$/.test(node.name);

const headingLevels: Partial<Record<string, HeadingLevel>> = { h1: 2, h2: 2, h3: 3, h4: 4, h5: 4, h6: 4 };

export function readHeading(element: ContentElement, losses: Losses): Block[] {
  const level = headingLevels[element.name] ?? 4;
  if (element.name !== `h${level}`) losses.add(element.name);
  return [{ id: idOf(element), kind: 'heading', data: { level, text: inlineOf(element.children) } }];
}

export function readList(element: ContentElement, losses: Losses): Block[] {
  const ordered = element.name === 'ol';
  const items = tidyItems(readItems(element, { depth: 0 }, ordered));
  const nested = descendants(element).filter(isList);
  if (nested.some(({ attributes }) => Number(attributes.start ?? 1) !== 1))
    losses.add('first number of a nested list');
  const start = ordered ? Number.parseInt(element.attributes.start ?? '1', 10) || 1 : 1;
  return items.length === 0 ? [] : [{ id: idOf(element), kind: 'list', data: { ordered, start, items } }];
}

/** Depth of an item, and whether its list is numbered if that differs from the whole block. */
type Level = Pick<ListItem, 'depth' | 'ordered'>;

function readItems(list: ContentElement, level: Level, isBlockOrdered: boolean): ListItem[] {
  const readNested = (nested: ContentElement) => {
    const ordered = nested.name === 'ol';
    const depth = level.depth + 1;
    return readItems(nested, ordered === isBlockOrdered ? { depth } : { depth, ordered }, isBlockOrdered);
  };
  return list.children.flatMap((node) => {
    if (isList(node)) return readNested(node);
    const isItem = isElement(node) && node.name === 'li';
    const items = readItem(isItem ? node.children : [node], level, readNested);
    return isItem && items.length === 0 ? [{ text: '', ...level }] : items;
  });
}

/** Reads one item; text after its nested list becomes another item. */
function readItem(
  nodes: readonly ContentNode[],
  level: Level,
  readNested: (list: ContentElement) => ListItem[],
): ListItem[] {
  const at = nodes.findIndex(isList);
  const text = inlineOf(at === -1 ? nodes : nodes.slice(0, at));
  const nested = nodes[at];
  if (!nested || !isList(nested)) return text === '' ? [] : [{ text, ...level }];
  return [{ text, ...level }, ...readNested(nested), ...readItem(nodes.slice(at + 1), level, readNested)];
}

export function readChecklist(element: ContentElement): Block[] | undefined {
  if (element.attributes['data-type'] !== 'checklist') return undefined;
  const items = childElements(element).map((item) => ({
    text: inlineOf(item.children),
    checked: item.attributes['data-checked'] === 'true',
  }));
  return items.length === 0 ? [] : [{ id: idOf(element), kind: 'checklist', data: { items } }];
}

export function readQuote(element: ContentElement): Block[] {
  const footer = childElements(element).find((child) => /^(footer|cite)$/.test(child.name));
  const text = inlineOf([...element.children].filter((node) => node !== footer));
  const source = footer ? inlineOf(footer.children) : '';
  return [{ id: idOf(element), kind: 'quote', data: { text, source } }];
}

export function readCallout(element: ContentElement): Block[] | undefined {
  const tone = calloutTones.find((name) => name === element.attributes['data-tone']);
  if (element.attributes['data-type'] !== 'callout' || !tone) return undefined;
  return [{ id: idOf(element), kind: 'callout', data: { tone, text: inlineOf(element.children) } }];
}

export function readCode(element: ContentElement): Block[] {
  const language = element.attributes['data-lang'] ?? '';
  const data = { text: preformatted(element), language: /^[\w+#.-]{1,30}$/.test(language) ? language : '' };
  return [{ id: idOf(element), kind: 'code', data }];
}

function preformatted(element: ContentElement): string {
  return element.children
    .map((node) => {
      if (!isElement(node)) return node;
      return node.name === 'br' ? '\n' : preformatted(node);
    })
    .join('');
}

export function readTable(element: ContentElement): Block[] {
  const table = readCells(element, inlineOf);
  const caption = descendants(element).find(({ name }) => name === 'caption');
  const words = caption ? inlineOf(caption.children) : '';
  const before: Block[] = words === '' ? [] : [{ id: '', kind: 'paragraph', data: { text: words } }];
  if (table.rows.length === 0) return before;
  return [...before, { id: idOf(element), kind: 'table', data: table }];
}
