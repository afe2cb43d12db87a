import type { CommentAnchor } from '@touchline/contract';
import { markWords, unmarkWords } from '@touchline/ui-kit';
import { findAnchor, type FoundAnchor } from './find-anchor';
import { carryOver, differenceOf } from './carry-over';
import type { PageMap } from './page-map';
import { PageReader } from './page-reader';
import type { Stretch } from './page-text';
import { squeeze, squeezed } from './squeeze';

/** Where the words of a thread stand; `lost` when the page no longer says them. */
type Place = FoundAnchor['how'] | 'lost';
export type Places = ReadonlyMap<number, Place>;

type Found = FoundAnchor | null;

/** Looking for many words gives way to what people do, this often in milliseconds. */
const slice = 8;
/** A page without any words may only not be there yet. */
const untilEmpty = 1000;

/** Knows where in a page the words of each thread stand while the page changes, and marks them. */
export class AnchorTracker {
  private readonly reader: PageReader;
  private threads: readonly CommentAnchor[] = [];
  private found = new Map<number, Found>();
  private text: string | undefined;
  private active: number | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  private onPlaces: ((places: Places) => void) | undefined;

  constructor(readonly root: HTMLElement) {
    this.reader = new PageReader(root);
  }

  /** Follows the page, and says where the words are whenever that has changed, until it is closed. */
  open(onPlaces: (places: Places) => void): () => void {
    this.onPlaces = onPlaces;
    this.reader.open(() => this.update());
    return () => this.close();
  }

  read(): PageMap {
    return this.reader.read();
  }

  /** Threads about words of the page. */
  follow(threads: readonly CommentAnchor[]): void {
    this.threads = threads;
    this.update();
  }

  /** The thread that is looked at. */
  activate(id: number | undefined): void {
    this.active = id;
    this.mark();
  }

  /** Threads whose words are shown at a point of the window, the fewest words first. */
  threadsAt(x: number, y: number): number[] {
    const map = this.read();
    const isThere = (stretch: Stretch) => map.rangesOf(stretch).some((range) => covers(range, x, y));
    const hits = this.threads.flatMap(({ id, isResolved }) => {
      const place = this.found.get(id);
      return place && !isResolved && isThere(place) ? [{ id, length: place.end - place.start }] : [];
    });
    return hits.sort((a, b) => a.length - b.length).map(({ id }) => id);
  }

  /** The element in which the words of a thread begin. */
  elementOf(id: number): Element | undefined {
    const place = this.found.get(id);
    return place ? this.read().elementAt(place) : undefined;
  }

  private close(): void {
    clearTimeout(this.timer);
    this.reader.close();
    unmarkWords();
  }

  private update(isSurelyEmpty = false): void {
    clearTimeout(this.timer);
    const { page } = this.read();
    if (page.text === '' && !isSurelyEmpty) {
      this.timer = setTimeout(() => this.update(true), untilEmpty);
      return;
    }
    const change = this.text === undefined ? undefined : differenceOf(this.text, page.text);
    const found = new Map<number, Found>();
    const searched = this.threads.filter((thread) => {
      const before = this.found.get(thread.id);
      const carried = before && change && carryOver(before, change);
      if (carried) found.set(thread.id, carried);
      else if (before === null && !saysAgain(page, thread)) found.set(thread.id, null);
      return !found.has(thread.id);
    });
    this.text = page.text;
    this.found = found;
    this.search(searched);
  }

  private search(threads: readonly CommentAnchor[]): void {
    const until = performance.now() + slice;
    let at = 0;
    const { page } = this.read();
    for (; at < threads.length && performance.now() < until; at += 1) {
      const { id, selectedText, textPosition } = threads[at] ?? {};
      if (id === undefined || !textPosition) continue;
      this.found.set(id, findAnchor(page, selectedText ?? '', textPosition));
    }
    const rest = threads.slice(at);
    if (rest.length > 0) {
      this.timer = setTimeout(() => this.search(rest));
      return;
    }
    this.mark();
    this.onPlaces?.(new Map([...this.found].map(([id, place]) => [id, place?.how ?? 'lost'])));
  }

  private mark(): void {
    const map = this.read();
    const rangesOf = (thread: CommentAnchor) => {
      const place = this.found.get(thread.id);
      return place ? map.rangesOf(place) : [];
    };
    markWords({
      marked: this.threads.filter(({ isResolved }) => !isResolved).flatMap(rangesOf),
      active: this.threads.filter(({ id }) => id === this.active).flatMap(rangesOf),
    });
  }
}

/** Words that were lost are looked for once more when they are there to the letter. */
const saysAgain = (page: PageMap['page'], { selectedText }: CommentAnchor) =>
  squeezed(page).text.includes(squeeze(selectedText ?? ''));

const covers = (range: Range, x: number, y: number) =>
  [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
  );
