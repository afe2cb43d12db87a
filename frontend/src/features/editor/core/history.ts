import { type Block, replaceBlock, type Place } from '@touchline/content';

export interface Snapshot {
  blocks: readonly Block[];
  /** Caret of this state. */
  place?: Place;
}

export interface Change {
  /** Block id; consecutive typing in the same block is one undo step. */
  typedIn?: string;
  /** Time in milliseconds. */
  at: number;
}

const TYPING_PAUSE_MS = 700;
const MAX_UNDO_STEPS = 500;

/** Undo history of document states, which share unchanged blocks. */
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
    const isContinued =
      change.typedIn !== undefined &&
      change.typedIn === this.last.typedIn &&
      change.at - this.last.at < TYPING_PAUSE_MS;
    if (!isContinued || this.past.length === 0)
      this.past = [...this.past.slice(1 - MAX_UNDO_STEPS), this.current];
    this.current = next;
    this.future = [];
    this.last = change;
  }

  /** Sets the caret of the current state, just before a change. */
  rememberPlace(place: Place | undefined): void {
    this.current = { ...this.current, place };
  }

  /** Replaces the placeholder of an upload or copy by its result, in all states. */
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
