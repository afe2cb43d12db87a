import { emptyParagraph, type Block } from '@touchline/content';
import { isSame } from '../../../shared/content/merge-blocks';
import { htmlToBlocks } from '../../../shared/content/parse';
import type { Editor } from './editor';

/**
 * Shows text that was brought together with someone else's as a step that can be undone. Blocks that say the same are
 * not touched, so the caret stays where someone is writing.
 */
export function bringIn(editor: Editor, content: string): void {
  if (!editor.state.get().isReady) return;
  editor.edit((blocks) => {
    const next = withUploads(blocks, keepSame(blocks, htmlToBlocks(content).blocks));
    const place = editor.hasFocus ? editor.place : undefined;
    const isUntouched = blocks.some((block) => block.id === place?.block && next.includes(block));
    return { blocks: next.length > 0 ? next : [emptyParagraph()], place: isUntouched ? undefined : place };
  });
}

function keepSame(blocks: readonly Block[], next: readonly Block[]): Block[] {
  const known = new Map(blocks.map((block) => [block.id, block]));
  return next.map((block) => {
    const shown = known.get(block.id);
    return shown && isSame(shown, block) ? shown : block;
  });
}

/** Files on their way are in no text that was saved: each stays behind the block that it stands behind. */
function withUploads(blocks: readonly Block[], next: Block[]): Block[] {
  blocks.forEach((upload, index) => {
    if (upload.kind !== 'upload') return;
    const above = next.findIndex(({ id }) => id === blocks[index - 1]?.id);
    next.splice(above + 1, 0, upload);
  });
  return next;
}
