/** A place in the text of a page: so many characters into a block. */
interface Point {
  blockId: string;
  at: number;
}

/** Words of a page that are selected before the app is there. The answer selects them in the app. */
export function selectedBefore(): (app: HTMLElement) => void {
  const selection = document.getSelection();
  const isEmpty = !selection || selection.isCollapsed;
  const from = isEmpty ? undefined : pointOf(selection.anchorNode, selection.anchorOffset);
  const to = isEmpty ? undefined : pointOf(selection.focusNode, selection.focusOffset);
  return (app) => {
    const [start, end] = [from && placeOf(app, from), to && placeOf(app, to)];
    if (start && end) document.getSelection()?.setBaseAndExtent(...start, ...end);
  };
}

function pointOf(node: Node | null, offset: number): Point | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const block = element?.closest<HTMLElement>('[data-id]');
  if (!node || !block?.dataset.id) return undefined;
  const range = document.createRange();
  range.setStart(block, 0);
  range.setEnd(node, offset);
  return { blockId: block.dataset.id, at: range.toString().length };
}

function placeOf(app: HTMLElement, { blockId, at }: Point): [node: Text, offset: number] | undefined {
  const block = app.querySelector(`[data-id="${CSS.escape(blockId)}"]`);
  if (!block) return undefined;
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  let left = at;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    if (left <= node.length) return [node, left];
    left -= node.length;
  }
  return undefined;
}
