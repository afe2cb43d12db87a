import type { TextPosition } from '@touchline/contract';
import { describeAnchor } from './anchors/describe-anchor';
import type { PageMap } from './anchors/page-map';
import type { Stretch } from './anchors/page-text';

/** Words selected in a page, and where they stand. */
export interface Quote {
  text: string;
  position: TextPosition;
}

/** What is selected inside `root`; nothing for an empty selection or one that leaves it. */
export function selectedStretch(root: Element, map: PageMap): Stretch | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && root.contains(field)) return map.stretchIn(field);
  const range = selectedRange(root);
  return range && map.stretchOf(range);
}

/** Blocks that are selected as a whole take the selection away from the text. */
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

/** Where in the window the selected words stand. */
export function selectedArea(root: Element): DOMRect | undefined {
  const field = document.activeElement;
  if (field instanceof HTMLTextAreaElement && root.contains(field)) {
    return field.selectionStart === field.selectionEnd ? undefined : field.getBoundingClientRect();
  }
  return selectedRange(root)?.getBoundingClientRect();
}

/** The words of a stretch as a comment keeps them; nothing for white space alone. */
export function quoteOf({ page }: PageMap, stretch: Stretch): Quote | undefined {
  const anchor = describeAnchor(page, stretch);
  return (
    anchor && { text: anchor.text, position: { ...anchor.position, xpath: pathTo(anchor.position.blockId) } }
  );
}

/** The way to the block from the top of the content, as it is stored. */
const pathTo = (blockId?: string) => (blockId === undefined ? '/' : `/*[@data-id="${blockId}"]`);
