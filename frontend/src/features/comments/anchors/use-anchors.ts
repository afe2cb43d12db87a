import type { CommentAnchor } from '@touchline/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AnchorTracker, type Places } from './anchor-tracker';

const nowhere: Places = new Map();

export interface Anchoring {
  threads: readonly CommentAnchor[];
  /** The thread that is looked at: its words stand out. */
  active: number | undefined;
  /** Someone pressed words of a thread, or no such words; `isWriting` when that also put the caret there. */
  onOpen: (id: number | undefined, isWriting: boolean) => void;
}

/** Where the words of the threads stand in the content, and the words marked there. */
export function useAnchors(content: HTMLElement | null, { threads, active, onOpen }: Anchoring) {
  const [places, setPlaces] = useState(nowhere);
  const tracker = useMemo(() => (content ? new AnchorTracker(content) : undefined), [content]);
  const press = useEffectEvent((event: MouseEvent, of: AnchorTracker) => {
    const id = pressed(event, of, active);
    const isWriting = event.target instanceof Element && event.target.closest('[contenteditable]') !== null;
    if (id !== active) onOpen(id, isWriting);
  });

  useEffect(
    () => tracker?.open((now) => setPlaces((before) => (same(before, now) ? before : now))),
    [tracker],
  );
  useEffect(() => {
    if (!tracker) return undefined;
    const listen = (event: MouseEvent) => press(event, tracker);
    tracker.root.addEventListener('click', listen);
    return () => tracker.root.removeEventListener('click', listen);
  }, [tracker]);
  useEffect(() => tracker?.follow(threads.filter(isAnchored)), [tracker, threads]);
  useEffect(() => tracker?.activate(active), [tracker, active]);
  return { places, tracker };
}

const isAnchored = ({ selectedText, textPosition }: CommentAnchor) =>
  selectedText !== null && textPosition !== null;

const same = (a: Places, b: Places) =>
  a.size === b.size && [...b].every(([id, place]) => a.get(id) === place);

/** The thread that a press on the content is about: pressed again, the next of those that overlap there. */
function pressed(
  { target, clientX, clientY }: MouseEvent,
  tracker: AnchorTracker,
  active: number | undefined,
) {
  const isSelecting = document.getSelection()?.isCollapsed === false;
  if (isSelecting || !(target instanceof Element) || target.closest('a[href], button, input'))
    return undefined;
  const hits = tracker.threadsAt(clientX, clientY);
  return hits[(active === undefined ? -1 : hits.indexOf(active)) + 1] ?? hits[0];
}
