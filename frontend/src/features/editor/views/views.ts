import type { Block, BlockKind, BlockOf } from '../../../shared/content/block';
import { checklistView, listView } from './list-views';
import { dividerView, keptView, tableView } from './other-views';
import { calloutView, codeView, headingView, paragraphView, quoteView } from './text-views';
import type { Views, ViewWords } from './view';

const views: Views = {
  paragraph: paragraphView,
  heading: headingView,
  list: listView,
  checklist: checklistView,
  quote: quoteView,
  callout: calloutView,
  code: codeView,
  divider: dividerView,
  table: tableView,
  kept: keptView,
};

export const blockKinds = Object.keys(views).filter(isBlockKind);

export function isBlockKind(name: string | undefined): name is BlockKind {
  return name !== undefined && name in views;
}

/** Shows a block in its root element, in place of what it showed before. */
export function renderBlock<K extends BlockKind>(
  root: HTMLElement,
  block: BlockOf<K>,
  words: ViewWords,
): void {
  root.dataset.kind = block.kind;
  root.replaceChildren(...views[block.kind].render(block.data, words));
}

export function readBlock(root: HTMLElement, id: string): Block {
  const { kind } = root.dataset;
  return views[isBlockKind(kind) ? kind : 'paragraph'].read(root, id);
}
