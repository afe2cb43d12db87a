import type { CommentAnchor } from '@touchline/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { AnchorTracker, type AnchorStates } from './anchor-tracker';

const noStates: AnchorStates = new Map();

export interface Anchoring {
  threads: readonly CommentAnchor[];
  /** The highlighted thread. */
  active: number | undefined;
  /** Called when the user presses a quote, or other content (undefined); `isWriting` if the press also placed the caret. */
  onOpen: (id: number | undefined, isWriting: boolean) => void;
}

/** Tracks the anchors of threads in the content and highlights them. */
export function useAnchors(content: HTMLElement | null, { threads, active, onOpen }: Anchoring) {
  const [states, setStates] = useState(noStates);
  const tracker = useMemo(() => (content ? new AnchorTracker(content) : undefined), [content]);
  const press = useEffectEvent((event: MouseEvent, of: AnchorTracker) => {
    const id = pressed(event, of, active);
    const isWriting = event.target instanceof Element && event.target.closest('[contenteditable]') !== null;
    if (id !== active) onOpen(id, isWriting);
  });

  useEffect(
    () => tracker?.open((now) => setStates((before) => (same(before, now) ? before : now))),
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
  return { states, tracker };
}

const isAnchored = ({ selectedText, textPosition }: CommentAnchor) =>
  selectedText !== null && textPosition !== null;

const same = (a: AnchorStates, b: AnchorStates) =>
  a.size === b.size && [...b].every(([id, state]) => a.get(id) === state);

/** Returns the thread of a pressed quote; a second press selects the next of overlapping quotes. */
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
