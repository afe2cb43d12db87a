import { blockToHtml, isWhole, type Block } from '@touchline/content';
import { changesTexts } from '@touchline/contract';
import { compareBlocks, type ComparedBlock } from './compare-blocks';
import { htmlToBlocks } from './parse';
import { readableContent } from './readable-content';

/** Above this share of new text the marks hide more than they show. */
const MOSTLY_NEW_SHARE = 0.6;

export interface MarkedContent {
  html: string;
  /** Number of marked blocks and list items. */
  count: number;
  isMostlyNew: boolean;
}

/**
 * Returns the later content for reading, with removed and added words in `<del>` and `<ins>`, and each changed block or list item as
 * `data-change`. Tables, pictures, files and boards are marked as a whole. Both contents are stored ones, and so sanitised.
 */
export function markChanges(before: string, after: string): MarkedContent {
  const [was, is] = [htmlToBlocks(before).blocks, htmlToBlocks(after).blocks];
  const marked = compareBlocks(was, is).map(markBlock);
  const { body } = new DOMParser().parseFromString(readableContent(marked.join('')).html, 'text/html');
  markItems(body);
  return {
    html: body.innerHTML,
    count: body.querySelectorAll('[data-change]').length,
    isMostlyNew: shareOfNewText(body) > MOSTLY_NEW_SHARE,
  };
}

/** Returns whether a block is marked as a whole: a table, picture, file or board. */
export const isMarkedAsWhole = (block: Block) => isWhole(block) || block.kind === 'table';

function markBlock({ change, html, block }: ComparedBlock): string {
  if (change === 'same' || change === 'moved') return html;
  if (!isMarkedAsWhole(block)) return `<div data-change="">${html}</div>`;
  const shown = change === 'removed' ? html : blockToHtml(block);
  return `<div data-change="" role="group" aria-label="${changesTexts.whole[change]}">${shown}</div>`;
}

/** Marks the changed items of a list instead of the whole list. */
export function markItems(body: HTMLElement): void {
  for (const block of body.querySelectorAll('div[data-change]:has(> :is(ul, ol))')) {
    const items = [...block.querySelectorAll('li')].filter((item) =>
      [...item.querySelectorAll('ins, del')].some((mark) => mark.closest('li') === item),
    );
    if (items.length > 0) block.removeAttribute('data-change');
    for (const item of items) item.setAttribute('data-change', '');
  }
}

function shareOfNewText(body: HTMLElement): number {
  const length = (selector: string) =>
    [...body.querySelectorAll(selector)].reduce((sum, { textContent }) => sum + textContent.trim().length, 0);
  const all = body.textContent.trim().length - length('del');
  return all === 0 ? 0 : length('ins') / all;
}
