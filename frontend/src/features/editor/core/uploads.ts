import type { MediaFile } from '@touchline/contract';
import { newBlockId, type Block, type Edit, type RunningUpload, type UploadState } from '@touchline/content';
import { blockOfFile } from '../../../shared/content/media-blocks';
import { toastUploadResults, uploadFailure, type SendFile, type SentFile } from '../../../shared/api/upload';
import { gapAt, insertAtomicBlocks, pasteAtomicBlocks } from '../edits/atomic-block';
import type { Editor } from './editor';
import { Store } from './store';

/** Placeholder of an uploading file, where it will be shown. */
class Upload implements RunningUpload {
  readonly id = newBlockId();
  readonly kind = 'upload';
  readonly state = new Store<UploadState>({ share: 0 });
  private sending = new AbortController();

  constructor(
    private readonly file: File,
    private readonly send: SendFile,
    private readonly settle: (block: Block | undefined) => void,
  ) {}

  get name(): string {
    return this.file.name;
  }

  /** Resolves to the stored file, or to nothing if the upload was cancelled; rejects on failure. */
  async start(): Promise<SentFile | undefined> {
    this.sending = new AbortController();
    const { signal } = this.sending;
    this.state.set({ share: 0, failure: undefined });
    try {
      const sent = await this.send(this.file, { onProgress: (share) => this.state.set({ share }), signal });
      if (signal.aborted) return undefined;
      this.settle(blockOfFile(sent, this.id));
      return sent;
    } catch (error) {
      if (signal.aborted) return undefined;
      this.state.set({ failure: uploadFailure(error) });
      throw error;
    }
  }

  readonly retry = (): void => toastUploadResults([this.start()]);

  readonly cancel = (): void => {
    this.stop();
    this.settle(undefined);
  };

  stop(): void {
    this.sending.abort();
  }
}

/** Uploads of files that are chosen, dropped or pasted into the text. */
export class Uploads {
  private readonly started = new Set<Upload>();

  constructor(
    private readonly editor: Editor,
    private readonly send: SendFile,
  ) {}

  /** True while leaving would lose an upload. */
  get isUnderWay(): boolean {
    return this.editor.blocks.some(({ kind }) => kind === 'upload');
  }

  add(files: readonly File[], gap = gapAt(this.editor.selected)): void {
    this.upload(files, (blocks, made) => insertAtomicBlocks(blocks, made, gap));
  }

  /** Like `add`, replacing the selection. */
  paste(files: readonly File[]): void {
    this.editor.synchronise();
    const { selected } = this.editor;
    this.upload(files, (blocks, made) => pasteAtomicBlocks(blocks, made, selected));
  }

  /** Inserts a file of the library. */
  insert(file: MediaFile): void {
    const block = blockOfFile(file, newBlockId());
    this.editor.edit((blocks) => insertAtomicBlocks(blocks, [block], gapAt(this.editor.selected)));
  }

  private upload(
    files: readonly File[],
    insert: (blocks: readonly Block[], made: readonly Block[]) => Edit,
  ): void {
    const uploads = files.map((file) => this.begin(file));
    const made = uploads.map((upload): Block => ({ id: upload.id, kind: 'upload', data: { upload } }));
    this.editor.edit((blocks) => insert(blocks, made));
    toastUploadResults(uploads.map((upload) => upload.start()));
  }

  stop(): void {
    for (const upload of this.started) upload.stop();
  }

  private begin(file: File): Upload {
    const upload = new Upload(file, this.send, (block) => {
      this.started.delete(upload);
      this.editor.settle(upload.id, block ? [block] : []);
    });
    this.started.add(upload);
    return upload;
  }
}
