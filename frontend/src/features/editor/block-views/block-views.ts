import type { Block, BlockKind, BlockOf } from '@touchline/content';
import { checklistView, listView } from './list-views';
import { audioView, fileView, imageView, videoView } from './media-views';
import { dividerView, keptView, tableView } from './other-views';
import { calloutView, codeView, headingView, paragraphView, quoteView } from './text-views';
import { uploadView } from './upload-view';
import type { BlockViews, ViewTexts } from './block-view';

const views: BlockViews = {
  paragraph: paragraphView,
  heading: headingView,
  list: listView,
  checklist: checklistView,
  quote: quoteView,
  callout: calloutView,
  code: codeView,
  divider: dividerView,
  table: tableView,
  image: imageView,
  video: videoView,
  audio: audioView,
  file: fileView,
  upload: uploadView,
  kept: keptView,
};

/** Elements that keep the focus when their block is rendered again. */
const controlSelectors = ['[role="group"][tabindex]', '[data-width]', '[data-describe]', '[data-alt]'];

export const blockKinds = Object.keys(views).filter(isBlockKind);

function isBlockKind(name: string | undefined): name is BlockKind {
  return name !== undefined && name in views;
}

/** Renders a block into its root element. */
export function renderBlock<K extends BlockKind>(
  root: HTMLElement,
  block: BlockOf<K>,
  words: ViewTexts,
): void {
  const focused = controlSelectors.find(
    (selector) => root.querySelector(selector) === document.activeElement,
  );
  root.dataset.kind = block.kind;
  root.replaceChildren(...views[block.kind].render(block.data, words));
  if (focused) focusIn(root, focused);
}

function focusIn(root: HTMLElement, selector: string): void {
  const control = root.querySelector<HTMLElement>(selector);
  if (control?.closest('[hidden]')) root.querySelector<HTMLElement>('[data-describe]')?.click();
  else control?.focus({ preventScroll: true });
}

export function readBlock(root: HTMLElement, id: string): Block {
  const { kind } = root.dataset;
  return views[isBlockKind(kind) ? kind : 'paragraph'].read(root, id);
}
