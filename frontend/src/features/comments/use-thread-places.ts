import type { CommentAnchor } from '@touchline/contract';
import { useEffect, useState } from 'react';
import type { AnchorStates, AnchorTracker } from './anchors/anchor-tracker';

/** A thread with the position of its words. */
export interface ThreadPlace {
  id: number;
  words: string;
  /** The first line of the words in pixels below the begin of the margin. */
  top: number;
  height: number;
  /** The block that contains the begin of the words. */
  block: Element | undefined;
  /** The number of its mark on the board of a play. */
  mark?: number;
}

export interface Besides {
  tracker: AnchorTracker;
  margin: HTMLElement;
  threads: readonly CommentAnchor[];
  states: AnchorStates;
  /** Threads about the board of a play, in the order of their marks. */
  onBoard: readonly number[];
}

export interface BesideActions {
  onOpen: (id: number | undefined) => void;
  onPoint: (id: number | undefined) => void;
  /** Opens a thread and scrolls to its words. */
  onShowWords: (id: number) => void;
}

/** The centre of the first line of a card: border, padding and half of the face. */
export const FIRST_LINE_PX = 25;

const blocks = 'p, li, h1, h2, h3, h4, h5, h6, td, th, blockquote, pre, figcaption';

/** Returns the positions of the words of all open threads, in their order, and again when the text or its layout changes. */
export function useThreadPlaces({
  tracker,
  margin,
  threads,
  states,
  onBoard,
}: Besides): readonly ThreadPlace[] {
  const [places, setPlaces] = useState<readonly ThreadPlace[]>([]);
  useEffect(() => {
    const measure = () => {
      const now = [...placesAtBoard(margin, onBoard), ...placesOf({ tracker, margin, threads, states })];
      setPlaces((before) => (areSame(before, now) ? before : now));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(tracker.root);
    if (margin.parentElement) observer.observe(margin.parentElement);
    // The words of a text that is written may move to another line without a change of its height.
    const stop = tracker.observe(measure);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [tracker, margin, threads, states, onBoard]);
  return places;
}

const areSame = (before: readonly ThreadPlace[], now: readonly ThreadPlace[]) =>
  before.length === now.length && before.every((place, at) => isSame(place, now[at]));

const isSame = (one: ThreadPlace, other: ThreadPlace | undefined) =>
  one.id === other?.id &&
  one.words === other.words &&
  one.top === other.top &&
  one.height === other.height &&
  one.block === other.block &&
  one.mark === other.mark;

/** The first of the threads about the board is level with its top, and the others follow. */
function placesAtBoard(margin: HTMLElement, ids: readonly number[]): ThreadPlace[] {
  const board = margin.parentElement?.querySelector('[data-board]');
  if (!board) return [];
  const top = board.getBoundingClientRect().top - margin.getBoundingClientRect().top;
  return ids.map((id, index) => ({
    id,
    words: '',
    top,
    height: 2 * FIRST_LINE_PX,
    block: undefined,
    mark: index + 1,
  }));
}

function placesOf({ tracker, margin, threads, states }: Omit<Besides, 'onBoard'>): ThreadPlace[] {
  const origin = margin.getBoundingClientRect().top;
  return threads
    .filter(({ id, isResolved }) => !isResolved && states.has(id) && states.get(id) !== 'lost')
    .flatMap(({ id, selectedText }) => {
      const [range] = tracker.rangesOf(id);
      const [line] = range?.getClientRects() ?? [];
      if (!range || !line) return [];
      const block = tracker.elementOf(id)?.closest(blocks) ?? tracker.elementOf(id);
      const { top, height } = line;
      return [{ id, words: selectedText ?? '', top: top - origin, height, block, range }];
    })
    .sort(
      (one, other) => one.range.compareBoundaryPoints(Range.START_TO_START, other.range) || one.id - other.id,
    );
}
