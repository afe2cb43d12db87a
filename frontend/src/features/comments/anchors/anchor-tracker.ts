import type { CommentAnchor } from '@touchline/contract';
import { markWords, unmarkWords } from '@touchline/ui-kit';
import { monotonicMs } from '../../../shared/clock';
import { shiftAnchor, differenceBetween } from './shift-anchor';
import type { findAnchor as FindAnchor } from './find-anchor';
import type { PageMap } from './page-map';
import { PageReader } from './page-reader';
import type { TextRange } from './page-text';
import { stripWhitespace, strippedPage } from './strip-whitespace';
import { unchangedAnchor, type FoundAnchor } from './unchanged-anchor';

/** How the quote of a thread was found; `lost` if it was not. */
type AnchorState = FoundAnchor['how'] | 'lost';
export type AnchorStates = ReadonlyMap<number, AnchorState>;

type Found = FoundAnchor | null;

/** Searches for quotes that are not at their position; loaded when there is one. If that fails, the next update tries again. */
let find: typeof FindAnchor | undefined;
const loadSearch = async () => {
  find = (await import('./find-anchor')).findAnchor;
};

/** Longest uninterrupted search in milliseconds, so that input is not blocked. */
const SEARCH_SLICE_MS = 8;
/** An empty page may not be rendered yet: waits this long before its anchors count as lost. */
const EMPTY_PAGE_DELAY_MS = 1000;

/** Keeps the anchors of a page's threads up to date while the page changes, and highlights them. */
export class AnchorTracker {
  private readonly reader: PageReader;
  private threads: readonly CommentAnchor[] = [];
  private found = new Map<number, Found>();
  private text: string | undefined;
  private active: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private onStates: ((states: AnchorStates) => void) | undefined;
  private readonly listeners = new Set<() => void>();

  constructor(readonly root: HTMLElement) {
    this.reader = new PageReader(root);
  }

  /** Observes the page and reports the state of all anchors when it changes. Returns a function that stops it. */
  open(onStates: (states: AnchorStates) => void): () => void {
    this.onStates = onStates;
    this.reader.open(() => this.update());
    return () => this.close();
  }

  /** Calls a function each time the quotes were found again after a change. Returns a function that stops it. */
  observe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  read(): PageMap {
    return this.reader.read();
  }

  /** Sets the threads with a quote. */
  follow(threads: readonly CommentAnchor[]): void {
    this.threads = threads;
    this.update();
  }

  /** Sets the highlighted thread. */
  activate(id: number | undefined): void {
    this.active = id;
    this.mark();
  }

  /** Returns the threads whose quotes are at a point of the viewport, the shortest quote first. */
  threadsAt(x: number, y: number): number[] {
    const map = this.read();
    const isThere = (range: TextRange) => map.rangesOf(range).some((range) => covers(range, x, y));
    const hits = this.threads.flatMap(({ id, isResolved }) => {
      const anchor = this.found.get(id);
      return anchor && !isResolved && isThere(anchor) ? [{ id, length: anchor.end - anchor.start }] : [];
    });
    return hits.sort((a, b) => a.length - b.length).map(({ id }) => id);
  }

  /** Returns the element in which the quote of a thread begins. */
  elementOf(id: number): Element | undefined {
    const anchor = this.found.get(id);
    return anchor ? this.read().elementAt(anchor) : undefined;
  }

  /** Returns the ranges of the quote of a thread; none if it was not found. */
  rangesOf(id: number): Range[] {
    const anchor = this.found.get(id);
    return anchor ? this.read().rangesOf(anchor) : [];
  }

  private close(): void {
    clearTimeout(this.timer);
    this.onStates = undefined;
    this.reader.close();
    unmarkWords();
  }

  private update(isSurelyEmpty = false): void {
    clearTimeout(this.timer);
    const { page } = this.read();
    if (page.text === '' && !isSurelyEmpty) {
      this.timer = setTimeout(() => this.update(true), EMPTY_PAGE_DELAY_MS);
      return;
    }
    const change = this.text === undefined ? undefined : differenceBetween(this.text, page.text);
    const found = new Map<number, Found>();
    const searched = this.threads.filter((thread) => {
      const before = this.found.get(thread.id);
      const shifted = before && change && shiftAnchor(before, change);
      if (shifted) found.set(thread.id, shifted);
      else if (before === null && !occursAgain(page, thread)) found.set(thread.id, null);
      return !found.has(thread.id);
    });
    this.text = page.text;
    this.found = found;
    this.search(searched);
  }

  private search(threads: readonly CommentAnchor[]): void {
    const until = monotonicMs() + SEARCH_SLICE_MS;
    let at = 0;
    const { page } = this.read();
    for (; at < threads.length && monotonicMs() < until; at += 1) {
      const thread = threads[at];
      const found = findQuote(page, thread);
      if (found === 'load') {
        loadSearch().then(
          () => this.onStates && this.update(),
          () => this.mark(),
        );
        return;
      }
      if (thread && found !== undefined) this.found.set(thread.id, found);
    }
    const rest = threads.slice(at);
    if (rest.length > 0) {
      this.timer = setTimeout(() => this.search(rest));
      return;
    }
    this.mark();
    this.onStates?.(new Map([...this.found].map(([id, anchor]) => [id, anchor?.how ?? 'lost'])));
    for (const listener of this.listeners) listener();
  }

  private mark(): void {
    const map = this.read();
    const rangesOf = (thread: CommentAnchor) => {
      const anchor = this.found.get(thread.id);
      return anchor ? map.rangesOf(anchor) : [];
    };
    markWords({
      marked: this.threads.filter(({ isResolved }) => !isResolved).flatMap(rangesOf),
      active: this.threads.filter(({ id }) => id === this.active).flatMap(rangesOf),
    });
  }
}

/** Returns undefined for a comment without a quote, and 'load' if the quote must be searched and the search is not loaded. */
function findQuote(page: PageMap['page'], thread: CommentAnchor | undefined): Found | 'load' | undefined {
  if (!thread?.textPosition) return undefined;
  const { selectedText, textPosition } = thread;
  const unchanged = unchangedAnchor(page, selectedText ?? '', textPosition);
  if (unchanged) return unchanged;
  return find ? find(page, selectedText ?? '', textPosition) : 'load';
}

/** Lost quotes are searched again only if the page contains them verbatim. */
const occursAgain = (page: PageMap['page'], { selectedText }: CommentAnchor) =>
  strippedPage(page).text.includes(stripWhitespace(selectedText ?? ''));

const covers = (range: Range, x: number, y: number) =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
