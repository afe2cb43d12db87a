import { editorTexts, type MediaCopy, type MediaFile } from '@touchline/contract';
import { escapeText, newBlockId, type Block, type RunningUpload, type UploadState } from '@touchline/content';
import { isOfLibrary, mediaOf, withFile, type MediaBlock } from '../../../shared/content/media-blocks';
import { copyFailure, type CopyFiles } from '../../../shared/api/upload';
import type { CopiedContent } from '../edits/paste-blocks';
import type { Editor } from './editor';
import { Store } from './store';

/** Placeholder of a file of another team, where its copy will be shown. */
class Copy implements RunningUpload {
  readonly id = newBlockId();
  readonly kind = 'copy';
  readonly state = new Store<UploadState>({});
  readonly name: string;
  readonly fileId: number;

  constructor(
    private readonly block: MediaBlock,
    readonly retry: () => void,
    private readonly settle: (block: Block | undefined) => void,
  ) {
    ({ name: this.name, fileId: this.fileId } = mediaOf(block));
  }

  readonly cancel = (): void => this.settle(undefined);

  /** Shows the copy, or a note if the server did not copy the file. */
  arrive(file: MediaFile | null): void {
    this.settle(file ? withFile({ ...this.block, id: this.id }, file) : this.gap());
  }

  private gap(): Block {
    const sentence = editorTexts.copyRefused(editorTexts.kept[this.block.kind], this.name);
    return { id: this.id, kind: 'callout', data: { tone: 'warning', text: escapeText(sentence) } };
  }
}

/** Copies media of blocks that are pasted from a page of another team into the team's library. */
export class MediaCopies {
  constructor(
    private readonly editor: Editor,
    private readonly copyFiles: CopyFiles,
  ) {}

  /** Inserts a placeholder for each file, and requests copies of all that the paste inserted. */
  take(copied: CopiedContent | undefined): CopiedContent | undefined {
    if (!copied || copied.teamId === undefined || copied.teamId === this.editor.options.teamId) return copied;
    const copies: Copy[] = [];
    const hasFailed = (copy: Copy) => copy.state.get().failure !== undefined && this.isShown(copy);
    const retry = () => void this.run(copies.filter(hasFailed));
    const blocks = copied.blocks.map((block): Block => {
      if (!isOfLibrary(block)) return block;
      const copy: Copy = new Copy(block, retry, (settled) =>
        this.editor.settle(copy.id, settled ? [settled] : []),
      );
      copies.push(copy);
      return { id: copy.id, kind: 'upload', data: { upload: copy } };
    });
    queueMicrotask(() => void this.run(copies.filter((copy) => this.isShown(copy))));
    return { ...copied, blocks };
  }

  private isShown({ id }: Copy): boolean {
    return this.editor.blocks.some((block) => block.id === id);
  }

  private async run(copies: readonly Copy[]): Promise<void> {
    if (copies.length === 0) return;
    for (const { state } of copies) state.set({ failure: undefined });
    try {
      const answer = await this.copyFiles([...new Set(copies.map(({ fileId }) => fileId))]);
      const files = new Map(answer.map(({ fileId, file }: MediaCopy) => [fileId, file]));
      for (const copy of copies) copy.arrive(files.get(copy.fileId) ?? null);
    } catch (error) {
      for (const { state } of copies) state.set({ failure: copyFailure(error) });
    }
  }
}
