import { createPath, parsePath, type Location, type To } from 'react-router-dom';
import { randomId } from '../random';

/** Shape of `history.state`. */
interface Entry {
  usr?: unknown;
  key?: string;
  /** Index in the history, from which the distance of a step is computed. */
  idx?: number;
  /** A second entry of the first screen of the tab. */
  isCopy?: true;
}

/** History of a tab whose entries have an index. */
export class TabHistory {
  private index: number;
  /** The current entry is the copy of the first. */
  isCopy: boolean;

  constructor(private readonly tab: Window) {
    this.index = this.entry.idx ?? 0;
    this.isCopy = this.entry.isCopy === true;
    this.number(this.index);
  }

  /** Location of the current entry. */
  get location(): Location {
    const { pathname, search, hash } = this.tab.location;
    const { usr = null, key = 'default' } = this.entry;
    return { pathname, search, hash, key, state: usr, mask: undefined };
  }

  enter(location: Location, way: 'PUSH' | 'REPLACE'): void {
    if (way === 'PUSH') this.index += 1;
    this.isCopy = false;
    const entry: Entry = { usr: location.state, key: location.key, idx: this.index };
    const method = way === 'PUSH' ? 'pushState' : 'replaceState';
    this.tab.history[method](entry, '', createPath(location));
  }

  /**
   * Adds a copy of the entry that the tab began with: a step back from it is one within the app, while one from the first leaves the
   * document without an event that could be undone.
   */
  addCopyOfFirst(): void {
    if (this.index > 0) return;
    this.index = 1;
    this.isCopy = true;
    const copy: Entry = { ...this.entry, idx: 1, isCopy: true };
    this.tab.history.pushState(copy, '');
  }

  /** Returns by how many entries the browser's last step moved, and updates the index. */
  readDelta(): number {
    const before = this.index;
    // A link to a hash, which the browser followed itself, has no index yet.
    this.index = this.entry.idx ?? before + 1;
    this.isCopy = this.entry.isCopy === true;
    this.number(this.index, newKey());
    return this.index - before;
  }

  go(delta: number): void {
    this.tab.history.go(delta);
  }

  listen(onPopState: () => void): () => void {
    this.tab.addEventListener('popstate', onPopState);
    return () => this.tab.removeEventListener('popstate', onPopState);
  }

  private get entry(): Entry {
    return (this.tab.history.state ?? {}) as Entry;
  }

  private number(idx: number, key?: string): void {
    if (this.entry.idx === undefined) this.tab.history.replaceState({ key, ...this.entry, idx }, '');
  }
}

/** Resolves a link relative to a location. */
export function locationAt({ pathname }: Location, to: To, state: unknown = null): Location {
  const path = typeof to === 'string' ? parsePath(to) : to;
  return { pathname, search: '', hash: '', ...path, state, key: newKey(), mask: undefined };
}

const newKey = () => randomId().slice(0, 8);
