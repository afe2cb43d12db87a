import { limits } from '@touchline/contract';
import type { Block } from '@touchline/content';
import { htmlToBlocks } from '../../../shared/content/parse';
import type { Editor } from './editor';

const holdsMedia = (blocks: readonly Block[]) =>
  blocks.some(({ kind }) => /^(image|video|audio|kept)$/.test(kind));
const isUploading = (blocks: readonly Block[]) => blocks.some(({ kind }) => kind === 'upload');

/** Stored content that changed outside: saved by this editor or by another user. */
export class ExternalContent {
  private waiting?: string;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly editor: Editor,
    private readonly now: () => number,
  ) {}

  offer(content: string): void {
    const { editor } = this;
    this.waiting = undefined;
    // While the user types, every change comes back from the draft: it is not parsed again.
    if (editor.baseline.isStored(content) || editor.baseline.recogniseWritten(content)) return;
    const stored = htmlToBlocks(content).blocks;
    if (editor.baseline.recognise(content, { stored, shown: editor.blocks })) return;
    this.waiting = content;
    this.apply();
  }

  /** Shows waiting content, unless the user is typing or uploading. */
  apply(): void {
    const { editor, waiting } = this;
    if (waiting === undefined || !editor.state.get().isReady) return;
    editor.catchUp();
    const pauseMs = editor.changedAt + limits.editingPauseMs - this.now();
    const isBusy = editor.hasFocus || isUploading(editor.blocks) || pauseMs > 0;
    clearTimeout(this.timer);
    if (pauseMs > 0) this.timer = setTimeout(() => this.apply(), pauseMs);
    const losesMedia = holdsMedia(editor.blocks) && !holdsMedia(htmlToBlocks(waiting).blocks);
    if (isBusy || losesMedia || !editor.baseline.isClean(editor.blocks)) return;
    this.waiting = undefined;
    editor.replace(waiting);
  }
}
