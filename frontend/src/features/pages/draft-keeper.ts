import { draftStore, type DraftPlace, type KeptDraft } from './draft-store';

/** Keeping waits this long for more to be written, in milliseconds. */
const pause = 250;

/** Keeps the newest of a draft in the browser, soon after each change and never in the way of typing. */
export class DraftKeeper {
  private waiting?: KeptDraft;
  private timer?: ReturnType<typeof setTimeout>;
  private isKept = false;
  /** Drafts of tabs that are gone, whose work is in this one now. */
  private adopted: DraftPlace[] = [];

  constructor(
    private readonly place: DraftPlace,
    /** Whether the browser could keep it. */
    private readonly onOutcome: (isKept: boolean) => void,
  ) {}

  keep(draft: KeptDraft): void {
    this.waiting = draft;
    this.timer ??= setTimeout(() => this.flush(), pause);
  }

  /** Takes over from a draft that was left behind: it goes once its work is kept here, or saved. */
  adopt(place: DraftPlace): void {
    this.adopted.push(place);
  }

  /** Keeps at once what still waits. */
  flush(): void {
    const draft = this.stopWaiting();
    if (!draft) return;
    this.isKept = true;
    draftStore.keep(this.place, draft).then(
      () => {
        this.onOutcome(true);
        this.forgetAdopted();
      },
      () => this.onOutcome(false),
    );
  }

  /** There is nothing to keep any more. */
  forget(): void {
    this.stopWaiting();
    this.forgetAdopted();
    if (!this.isKept) return;
    this.isKept = false;
    draftStore.forget(this.place).catch(() => undefined);
  }

  private forgetAdopted(): void {
    for (const place of this.adopted) draftStore.forget(place).catch(() => undefined);
    this.adopted = [];
  }

  private stopWaiting(): KeptDraft | undefined {
    clearTimeout(this.timer);
    const draft = this.waiting;
    this.timer = undefined;
    this.waiting = undefined;
    return draft;
  }
}
