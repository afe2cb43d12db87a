import { type Block, replaceBlock, type Place } from '@touchline/content';

export interface Snapshot {
  blocks: readonly Block[];
  /** Where the caret was while the document looked like this. */
  place?: Place;
}

export interface Change {
  /** Typing in the same block without a pause is undone in one go. */
  typedIn?: string;
  /** In milliseconds. */
  at: number;
}

const pause = 700;
const mostSteps = 500;

/** Steps back and forth between states of the document; unchanged blocks are shared between them. */
export class History {
  private past: Snapshot[] = [];
  private future: Snapshot[] = [];
  private last: Change = { at: -Infinity };

  constructor(private current: Snapshot) {}

  get present(): Snapshot {
    return this.current;
  }

  get canUndo(): boolean {
    return this.past.length > 0;
  }

  get canRedo(): boolean {
    return this.future.length > 0;
  }

  record(next: Snapshot, change: Change): void {
    const goesOn =
      change.typedIn !== undefined &&
      change.typedIn === this.last.typedIn &&
      change.at - this.last.at < pause;
    if (!goesOn || this.past.length === 0) this.past = [...this.past.slice(1 - mostSteps), this.current];
    this.current = next;
    this.future = [];
    this.last = change;
  }

  /** The caret as it was just before a change belongs to the state before it. */
  rememberPlace(place: Place | undefined): void {
    this.current = { ...this.current, place };
  }

  /** What stood for something on its way becomes what came of it, in every state of the document. */
  substitute(id: string, others: readonly Block[]): void {
    const settled = (snapshot: Snapshot) => ({
      ...snapshot,
      blocks: replaceBlock(snapshot.blocks, id, others),
    });
    this.past = this.past.map(settled);
    this.current = settled(this.current);
    this.future = this.future.map(settled);
  }

  undo(): Snapshot | undefined {
    const before = this.past.pop();
    if (!before) return undefined;
    this.future.push(this.current);
    return this.goTo(before);
  }

  redo(): Snapshot | undefined {
    const after = this.future.pop();
    if (!after) return undefined;
    this.past.push(this.current);
    return this.goTo(after);
  }

  private goTo(snapshot: Snapshot): Snapshot {
    this.current = snapshot;
    this.last = { at: -Infinity };
    return snapshot;
  }
}
