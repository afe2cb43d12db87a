import type { Passage } from './page-text';

/** Part of a passage and its DOM node; a line break or text area is one node. */
export interface Piece {
  node: Text | HTMLBRElement | HTMLTextAreaElement;
  /** Offset of its first character in the node. */
  from: number;
  /** Offset of its first character in the passage. */
  at: number;
  length: number;
}

export interface ReadPassage extends Passage {
  pieces: Piece[];
}

const passageSelector =
  '[contenteditable="true"], p, h2, h3, h4, li, th, td, pre, figcaption, footer, aside, figure, textarea';
/** Controls of a block, words that a comparison shows as removed, and elements without readable text. */
const silentSelector = '[data-mutation-free], del, script, style, template, noscript';

/** Returns the passages below an element; the same for a page that is read and a page in the editor. */
export function readPassages(root: Element): ReadPassage[] {
  const passages: ReadPassage[] = [];
  let current: { element: Element; nodes: Piece['node'][] } | undefined;
  const finish = () => current && passages.push(readPassage(current.element, current.nodes));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node instanceof Text || node instanceof HTMLBRElement) return NodeFilter.FILTER_ACCEPT;
    if (!(node instanceof Element)) return NodeFilter.FILTER_SKIP;
    if (node.matches(silentSelector)) return NodeFilter.FILTER_REJECT;
    return node instanceof HTMLTextAreaElement ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP;
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = elementOf(node)?.closest(passageSelector) ?? root;
    if (element !== current?.element) {
      finish();
      current = { element, nodes: [] };
    }
    current.nodes.push(node as Piece['node']);
  }
  finish();
  return passages.filter(({ text }) => text !== '');
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

function readPassage(element: Element, nodes: readonly Piece['node'][]): ReadPassage {
  const blockId = element.closest('[data-id]')?.getAttribute('data-id') ?? undefined;
  const isRaw = element.matches('[contenteditable], textarea, pre');
  const pieces: Piece[] = [];
  let text = '';
  let isAfterSpace = true;
  for (const node of nodes) {
    for (const [from, words] of isRaw ? [[0, plainOf(node)] as const] : collapsed(node, isAfterSpace)) {
      const last = pieces.at(-1);
      if (last?.node === node && last.from + last.length === from) last.length += words.length;
      else pieces.push({ node, from, at: text.length, length: words.length });
      text += words;
    }
    isAfterSpace = endsInSpace(node, isAfterSpace);
  }
  if (!element.matches('textarea, pre')) text = text.replace(isRaw ? /\n+$/ : /\n* ?$/, '');
  return { text, pieces, ...(blockId !== undefined && { blockId }) };
}

/** Non-breaking spaces count as spaces. */
const plain = (text: string) => text.replace(/[\u00a0\t\r]/g, ' ');
const plainOf = (node: Piece['node']) =>
  node instanceof Text ? plain(node.data) : node instanceof HTMLBRElement ? '\n' : plain(node.value);

const endsInSpace = (node: Piece['node'], before: boolean) =>
  !(node instanceof Text) || (node.data === '' ? before : isWhite(node.data));

/** Collapses white space as browsers do: to one space, and to none at the start of a line. */
function* collapsed(
  node: Piece['node'],
  isAfterSpace: boolean,
): Generator<readonly [from: number, words: string]> {
  if (!(node instanceof Text)) {
    yield [0, plainOf(node)];
    return;
  }
  let isSpaceBefore = isAfterSpace;
  for (const { 0: words, index } of node.data.matchAll(/[ \t\n\r\f]+|[^ \t\n\r\f]+/g)) {
    const isSpace = isWhite(words);
    if (!isSpace || !isSpaceBefore) yield [index, isSpace ? ' ' : plain(words)];
    isSpaceBefore = isSpace;
  }
}

/** Non-breaking spaces do not collapse. */
const isWhite = (text: string) => /[ \t\n\r\f]$/.test(text);
