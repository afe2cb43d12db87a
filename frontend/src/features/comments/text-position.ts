import type { TextPosition } from '@touchline/contract';

/** Words selected in a page, and where they stand. */
export interface Quote {
  text: string;
  position: TextPosition;
}

const blockSelector = 'p, h2, h3, h4, li, th, td, pre, figcaption, footer, aside';
const contextLength = 32;

interface MappedText {
  text: string;
  /** Where each text node begins in `text`. */
  starts: Map<Node, number>;
}

/** The page's text, blocks joined by a newline. */
export function mapText(root: Element): MappedText {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const starts = new Map<Node, number>();
  let text = '';
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const own = node.parentElement?.closest(blockSelector) ?? root;
    if (text !== '' && own !== block) text += '\n';
    block = own;
    starts.set(node, text.length);
    text += node.textContent ?? '';
  }
  return { text, starts };
}

/** What is selected inside `root`; nothing for an empty selection or one that leaves it. */
export function quoteOf(selection: Selection | null, root: Element): Quote | undefined {
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return undefined;
  const { text, starts } = mapText(root);
  const [start, end] = [offsetOf(range, starts, 'start'), offsetOf(range, starts, 'end')];
  if (start === undefined || end === undefined) return undefined;
  const words = text.slice(start, end);
  const trimmed = start + (words.length - words.trimStart().length);
  const quoted = words.trim();
  if (quoted === '') return undefined;
  return {
    text: quoted,
    position: {
      ...placeIn(text, trimmed, trimmed + quoted.length),
      ...pathTo(range.startContainer, root),
    },
  };
}

function placeIn(text: string, start: number, end: number) {
  return {
    start,
    end,
    prefix: text.slice(Math.max(0, start - contextLength), start),
    suffix: text.slice(end, end + contextLength),
  };
}

/** Where a range begins or ends in the text; where it stands on an element, the nearest text counts. */
function offsetOf(range: Range, starts: MappedText['starts'], edge: 'start' | 'end'): number | undefined {
  const [container, offset] =
    edge === 'start' ? [range.startContainer, range.startOffset] : [range.endContainer, range.endOffset];
  const start = starts.get(container);
  if (start !== undefined) return start + offset;
  const inside = [...starts.keys()].filter((node) => range.intersectsNode(node));
  const node = edge === 'start' ? inside[0] : inside.at(-1);
  if (!node) return undefined;
  return (starts.get(node) ?? 0) + (edge === 'start' ? 0 : (node.textContent ?? '').length);
}

/** The way from the content's root, and the block's id when it has one. */
function pathTo(node: Node, root: Element): Pick<TextPosition, 'xpath' | 'blockId'> {
  const steps: string[] = [];
  let element = node.parentElement;
  const blockId = element?.closest('[data-id]')?.getAttribute('data-id') ?? undefined;
  for (; element && element !== root; element = element.parentElement) {
    const { localName } = element;
    const before = [...(element.parentElement?.children ?? [])].filter(
      (each) => each.localName === localName,
    );
    steps.unshift(`${localName}[${before.indexOf(element) + 1}]`);
  }
  return { xpath: `/${steps.join('/')}`, ...(blockId && { blockId }) };
}
