import { emptyParagraph, type Block, placeAt, type Edit } from '@touchline/content';
import type { ClipboardText, Given } from '../early-input';
import { pasteText } from '../edits/lines';
import { pasteCopied, type CopiedContent } from '../edits/paste-blocks';
import { spotOf } from '../edits/whole';
import { readClipboard } from './clipboard-data';
import type { MountedEditor } from './mount-editor';

/** Takes in what was put on the text before there was an editor; who writes elsewhere by now goes on there. */
export function takeEarly({ editor, uploads, copies }: MountedEditor, early: readonly Given[]): void {
  const before = document.activeElement;
  for (const given of early) {
    if ('files' in given) uploads.add(given.files, given.gap);
    else {
      const copied = copies.take(readClipboard(given.clipboard));
      editor.edit((blocks) => paragraphsAt(blocks, given, copied));
    }
  }
  const isTyping = before instanceof HTMLInputElement || before instanceof HTMLTextAreaElement;
  if (early.length > 0 && isTyping && !editor.holder.contains(before)) before.focus({ preventScroll: true });
}

/** Where the caret would have been is not known to the letter: the text becomes paragraphs of its own. */
function paragraphsAt(
  blocks: readonly Block[],
  { clipboard, gap }: Extract<Given, { clipboard: ClipboardText }>,
  copied: CopiedContent | undefined,
): Edit | undefined {
  const line = emptyParagraph();
  const pasted = copied
    ? pasteCopied([line], placeAt(line), copied)
    : pasteText([line], placeAt(line), clipboard.getData('text/plain'));
  const { at, takes } = spotOf(blocks, gap);
  return pasted && { ...pasted, blocks: blocks.toSpliced(at, takes, ...pasted.blocks) };
}
