import type { Field } from '../block-views/block-view';

/** Returns the number of characters before a point of a field; a line break counts as one. */
function offsetOf(field: Field, node: Node, offset: number): number {
  const range = document.createRange();
  range.setStart(field, 0);
  range.setEnd(node, offset);
  const before = range.cloneContents();
  return (before.textContent ?? '').length + before.querySelectorAll('br').length;
}

/** Returns start and end of the selection if it is inside the field. */
export function selectedIn(field: Field): [number, number] | undefined {
  if (field instanceof HTMLTextAreaElement) {
    return document.activeElement === field ? [field.selectionStart, field.selectionEnd] : undefined;
  }
  const selection = document.getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!field.contains(range.startContainer) || !field.contains(range.endContainer)) return undefined;
  const start = offsetOf(field, range.startContainer, range.startOffset);
  return [start, range.collapsed ? start : offsetOf(field, range.endContainer, range.endOffset)];
}

/** Selects a range of a field and focuses it; offsets beyond the end mean the end. */
export function selectIn(field: Field, start: number, end: number): void {
  field.focus({ preventScroll: true });
  if (field instanceof HTMLTextAreaElement) {
    field.setSelectionRange(start, end);
    return;
  }
  const from = pointAt(field, start);
  const to = start === end ? from : pointAt(field, end);
  document.getSelection()?.setBaseAndExtent(from.node, from.offset, to.node, to.offset);
}

interface Point {
  node: Node;
  offset: number;
}

/** Returns the points before and after the mention that the text is in: the caret cannot be inside. */
function edgesOfMention(text: Text): { before: Point; after: Point } | undefined {
  const mention = text.parentElement?.closest('[contenteditable]');
  const node = mention?.parentNode;
  if (!mention || !node || mention.getAttribute('contenteditable') !== 'false') return undefined;
  const offset = [...node.childNodes].indexOf(mention);
  return { before: { node, offset }, after: { node, offset: offset + 1 } };
}

function pointAt(field: Field, offset: number): Point {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let left = offset;
  let end: Point = { node: field, offset: field.childNodes.length };
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) {
      const mention = edgesOfMention(node);
      if (mention ? left < node.length : left <= node.length)
        return mention?.before ?? { node, offset: left };
      left -= node.length;
      end = mention?.after ?? { node, offset: node.length };
    } else if (node instanceof HTMLBRElement && node.parentNode) {
      const index = [...node.parentNode.childNodes].indexOf(node);
      if (left === 0) return { node: node.parentNode, offset: index };
      left -= 1;
      end = { node: node.parentNode, offset: index + 1 };
    }
  }
  return end;
}
