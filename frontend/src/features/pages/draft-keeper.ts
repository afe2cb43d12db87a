import { draftStore, type DraftPlace, type KeptDraft } from './draft-store';

/** Lets a key be painted before its words are written, and coalesces keys that come at once; a browser killed later loses none. */
const WRITE_DELAY_MS = 30;

/**
 * Writes each change of a draft to the browser's disk, right after it is painted. There is one write at a time: while it is under way,
 * only the newest change waits.
 */
export class DraftKeeper {
  private waiting?: KeptDraft;
  private writing?: Promise<void>;
  private isKept = false;
  /** Drafts of tabs that are gone, whose work is in the next change here. */
  private adopted: DraftPlace[] = [];
  /** Those of them whose work is in the change that waits. */
  private replaced: DraftPlace[] = [];

  /** Whether the browser could keep it comes back by `onOutcome`; that may change. */
  constructor(
    private readonly place: DraftPlace,
    private readonly onOutcome: (isKept: boolean) => void,
  ) {}

  keep(draft: KeptDraft): void {
    this.waiting = draft;
    this.replaced.push(...this.adopted.splice(0));
    this.writing ??= new Promise<void>((done) => setTimeout(done, WRITE_DELAY_MS)).then(() => this.write());
  }

  /** Takes over from a draft that was left behind: it goes once its work is kept here, or saved. */
  adopt(place: DraftPlace): void {
    this.adopted.push(place);
  }

  /** Writes what still waits beside the write under way: there may be no time after it. */
  flush(): void {
    if (this.waiting) void this.write();
  }

  /** There is nothing to keep any more. */
  forget(): void {
    this.waiting = undefined;
    forgetAll(this.adopted.splice(0));
    forgetAll(this.replaced.splice(0));
    if (!this.isKept) return;
    this.isKept = false;
    forgetAll([this.place]);
  }

  private async write(): Promise<void> {
    while (this.waiting) {
      const draft = this.waiting;
      const replaced = this.replaced.splice(0);
      this.waiting = undefined;
      this.isKept = true;
      const isWritten = await draftStore.keep(this.place, draft).then(
        () => true,
        () => false,
      );
      this.onOutcome(isWritten);
      if (isWritten) forgetAll(replaced);
      else this.replaced.push(...replaced);
    }
    this.writing = undefined;
  }
}

function forgetAll(places: readonly DraftPlace[]): void {
  for (const place of places) draftStore.forget(place).catch(() => undefined);
}
