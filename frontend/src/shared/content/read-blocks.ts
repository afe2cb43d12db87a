import { calloutTones, type Block, type HeadingLevel, type ListItem } from './block';
import { parseRuns, writeRuns } from './inline';
import { tidyDepths } from './list-items';
import { readRows } from './table-rows';

type Losses = Set<string>;

const idOf = (element: Element) => element.getAttribute('data-id') ?? '';
const inlineOf = (nodes: Iterable<Node>) => writeRuns(parseRuns(nodes));
const isElement = (node: Node): node is Element => node instanceof Element;
const isList = (node: Node) => isElement(node) && /^(UL|OL)$/.test(node.tagName);

const headingLevels: Partial<Record<string, HeadingLevel>> = { H1: 2, H2: 2, H3: 3, H4: 4, H5: 4, H6: 4 };

export function readHeading(element: Element, losses: Losses): Block[] {
  const level = headingLevels[element.tagName] ?? 4;
  if (element.tagName !== `H${level}`) losses.add(element.localName);
  return [{ id: idOf(element), kind: 'heading', data: { level, text: inlineOf(element.childNodes) } }];
}

export function readList(element: Element, losses: Losses): Block[] {
  const items = tidyDepths(readItems(element, 0));
  const foreign = element.tagName === 'UL' ? 'ol' : 'ul';
  if (element.querySelector(foreign)) losses.add(`${foreign} inside of another list`);
  const ordered = element.tagName === 'OL';
  const start = ordered ? Number.parseInt(element.getAttribute('start') ?? '1', 10) || 1 : 1;
  return items.length === 0 ? [] : [{ id: idOf(element), kind: 'list', data: { ordered, start, items } }];
}

function readItems(list: Element, depth: number): ListItem[] {
  return [...list.childNodes].flatMap((node) => {
    if (isList(node)) return isElement(node) ? readItems(node, depth + 1) : [];
    const isItem = isElement(node) && node.tagName === 'LI';
    const items = readItem(isItem ? [...node.childNodes] : [node], depth);
    return isItem && items.length === 0 ? [{ text: '', depth }] : items;
  });
}

/** One item; where text follows its nested list, that text is an item again. */
function readItem(nodes: readonly Node[], depth: number): ListItem[] {
  const at = nodes.findIndex(isList);
  const text = inlineOf(at === -1 ? nodes : nodes.slice(0, at));
  const nested = nodes[at];
  if (!nested || !isElement(nested)) return text === '' ? [] : [{ text, depth }];
  return [{ text, depth }, ...readItems(nested, depth + 1), ...readItem(nodes.slice(at + 1), depth)];
}

export function readChecklist(element: Element): Block[] | undefined {
  if (element.getAttribute('data-type') !== 'checklist') return undefined;
  const items = [...element.children].map((item) => ({
    text: inlineOf(item.childNodes),
    checked: item.getAttribute('data-checked') === 'true',
  }));
  return items.length === 0 ? [] : [{ id: idOf(element), kind: 'checklist', data: { items } }];
}

export function readQuote(element: Element): Block[] {
  const footer = [...element.children].find((child) => /^(FOOTER|CITE)$/.test(child.tagName));
  const text = inlineOf([...element.childNodes].filter((node) => node !== footer));
  const source = footer ? inlineOf(footer.childNodes) : '';
  return [{ id: idOf(element), kind: 'quote', data: { text, source } }];
}

export function readCallout(element: Element): Block[] | undefined {
  const tone = calloutTones.find((name) => name === element.getAttribute('data-tone'));
  if (element.getAttribute('data-type') !== 'callout' || !tone) return undefined;
  return [{ id: idOf(element), kind: 'callout', data: { tone, text: inlineOf(element.childNodes) } }];
}

export function readCode(element: Element): Block[] {
  const language = element.getAttribute('data-lang') ?? '';
  const data = { text: preformatted(element), language: /^[\w+#.-]{1,30}$/.test(language) ? language : '' };
  return [{ id: idOf(element), kind: 'code', data }];
}

function preformatted(element: Element): string {
  return [...element.childNodes]
    .map((node) => {
      if (!isElement(node)) return node.textContent ?? '';
      return node.tagName === 'BR' ? '\n' : preformatted(node);
    })
    .join('');
}

export function readTable(element: Element, losses: Losses): Block[] {
  const { rows, hasHeader, isPlain } = readRows(element, inlineOf);
  if (!isPlain) losses.add('merged or mixed table cells');
  const caption = element.querySelector('caption');
  const words = caption ? inlineOf(caption.childNodes) : '';
  const before: Block[] = words === '' ? [] : [{ id: '', kind: 'paragraph', data: { text: words } }];
  if (rows.length === 0) return before;
  return [...before, { id: idOf(element), kind: 'table', data: { hasHeader, rows } }];
}
