import { enterPressed, type DrawnText, type WrittenBefore } from '../shared/written-before';

/** Elements that hold a text of a block, in the order in which the editor has a field for each. */
const texts = 'p, h2, h3, h4, li, th, td, footer, aside';

/** What somebody wrote in a page that the server drew, and where they are writing. */
export function writtenIn(firstView: HTMLElement): WrittenBefore {
  const written = [...firstView.querySelectorAll('[data-written]')].map(drawnText);
  return { texts: written, caret: caretIn(firstView) };
}

function drawnText(element: Element): DrawnText {
  const block = element.closest<HTMLElement>('[data-id]');
  const fields = block?.matches(texts) ? [block] : [...(block?.querySelectorAll(texts) ?? [])];
  return { element, blockId: block?.dataset.id ?? '', field: Math.max(0, fields.indexOf(element)) };
}

function caretIn(firstView: HTMLElement): WrittenBefore['caret'] {
  const { activeElement } = document;
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  if (!activeElement?.matches('[contenteditable]') || !firstView.contains(activeElement)) return undefined;
  if (!anchorNode || !activeElement.contains(anchorNode)) return undefined;
  const range = document.createRange();
  range.setStart(activeElement, 0);
  range.setEnd(anchorNode, anchorOffset ?? 0);
  const before = range.cloneContents();
  for (const line of before.querySelectorAll('br')) line.replaceWith('\n');
  const pieces = (before.textContent ?? '').split(enterPressed);
  return { text: drawnText(activeElement), enters: pieces.length - 1, at: pieces.at(-1)?.length ?? 0 };
}
