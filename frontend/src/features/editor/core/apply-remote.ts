import { emptyParagraph, type Block } from '@touchline/content';
import { isSame } from '../../../shared/content/merge-blocks';
import { htmlToBlocks } from '../../../shared/content/parse';
import type { Editor } from './editor';

/** Shows merged content as one undo step. Unchanged blocks are not rendered again, so the caret stays where the user types. */
export function applyRemote(editor: Editor, content: string): void {
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

/** Saved content contains no running uploads: each stays after the block that precedes it. */
function withUploads(blocks: readonly Block[], next: Block[]): Block[] {
  blocks.forEach((upload, index) => {
    if (upload.kind !== 'upload') return;
    const above = next.findIndex(({ id }) => id === blocks[index - 1]?.id);
    next.splice(above + 1, 0, upload);
  });
  return next;
}
