import { localDraftStore, type DraftKey, type LocalDraft } from './local-draft-store';

/** Delay that lets the browser paint before a write, and batches keys typed at once; a browser killed after it loses nothing. */
const WRITE_DELAY_MS = 30;

/** Stores each change of a draft in IndexedDB right after it is painted. One write runs at a time; only the newest change waits. */
export class LocalDraftWriter {
  private waiting?: LocalDraft;
  private writing?: Promise<void>;
  private isSaved = false;
  /** Drafts of closed tabs whose work the next change here contains. */
  private takenOver: DraftKey[] = [];
  /** Those of them whose work the waiting change contains. */
  private replaced: DraftKey[] = [];

  /** Calls `onOutcome` after each write with its success, which may change. */
  constructor(
    private readonly key: DraftKey,
    private readonly onOutcome: (isSaved: boolean) => void,
  ) {}

  save(draft: LocalDraft): void {
    this.waiting = draft;
    this.replaced.push(...this.takenOver.splice(0));
    this.writing ??= new Promise<void>((done) => setTimeout(done, WRITE_DELAY_MS)).then(() => this.write());
  }

  /** Takes over a recovered draft: it is removed once its work is stored here, or saved. */
  takeOver(key: DraftKey): void {
    this.takenOver.push(key);
  }

  /** Starts a write concurrent with the running one: the page may be closed before that ends. */
  flush(): void {
    if (this.waiting) void this.write();
  }

  /** Removes the stored draft. */
  remove(): void {
    this.waiting = undefined;
    removeAll(this.takenOver.splice(0));
    removeAll(this.replaced.splice(0));
    if (!this.isSaved) return;
    this.isSaved = false;
    removeAll([this.key]);
  }

  private async write(): Promise<void> {
    while (this.waiting) {
      const draft = this.waiting;
      const replaced = this.replaced.splice(0);
      this.waiting = undefined;
      this.isSaved = true;
      const isWritten = await localDraftStore.save(this.key, draft).then(
        () => true,
        () => false,
      );
      this.onOutcome(isWritten);
      if (isWritten) removeAll(replaced);
      else this.replaced.push(...replaced);
    }
    this.writing = undefined;
  }
}

function removeAll(keys: readonly DraftKey[]): void {
  for (const key of keys) localDraftStore.remove(key).catch(() => undefined);
}
