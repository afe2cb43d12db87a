import type { BoardPosition, TextPosition } from '@touchline/contract';
import type { PageMap } from './anchors/page-map';
import type { TextRange } from './anchors/page-text';

/** Selected text and its position in the page, or the words of a position on the board. */
export interface Quote {
  text: string;
  position?: TextPosition;
  boardPosition?: BoardPosition;
}

export interface TextQuote extends Quote {
  position: TextPosition;
}

/** Returns the selected text range inside `root`; undefined for an empty selection or one that leaves `root`. */
export function selectedTextRange(root: Element, map: PageMap): TextRange | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && root.contains(field)) return map.textRangeInField(field);
  const range = selectedRange(root);
  return range && map.textRangeOf(range);
}

/** Selecting whole blocks removes the text selection. */
function selectedRange(root: Element): Range | undefined {
  const blocks = [...root.querySelectorAll('.ce-block--selected')];
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (first && last) {
    const range = document.createRange();
    range.setStartBefore(first);
    range.setEndAfter(last);
    return range;
  }
  const selection = document.getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  return root.contains(range.commonAncestorContainer) ? range : undefined;
}

/** Returns the bounding box of the selection in the viewport. */
export function selectedArea(root: Element): DOMRect | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && root.contains(field)) {
    return field.selectionStart === field.selectionEnd ? undefined : field.getBoundingClientRect();
  }
  return selectedRange(root)?.getBoundingClientRect();
}
