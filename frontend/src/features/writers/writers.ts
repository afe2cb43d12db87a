import type { ContentKind, WritingSignal } from '@touchline/contract';
import { useCallback, useSyncExternalStore } from 'react';
import { writingSignals } from '../../shared/api/live-stream';
import { monotonicMs } from '../../shared/clock';

/** A user is shown for this time after the last signal; clients send one every 20 s at most. */
export const SHOWN_MS = 60_000;

export type Writer = WritingSignal['user'];
type Content = { kind: ContentKind; id: number };

interface Entry {
  writer: Writer;
  until: number;
}

const nobody: readonly Writer[] = [];
const entries = new Map<string, Map<number, Entry>>();
/** Stable lists, so that React renders only after a change of who writes. */
const lists = new Map<string, readonly Writer[]>();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

const keyOf = ({ kind, id }: Content) => `${kind} ${id}`;

writingSignals.receive = (data) => {
  const { user, ...content } = JSON.parse(data) as WritingSignal;
  const key = keyOf(content);
  const known = entries.get(key) ?? new Map<number, Entry>();
  entries.set(key, known.set(user.id, { writer: user, until: monotonicMs() + SHOWN_MS }));
  update();
};

/** Removes users who were silent, updates the lists, and waits for the next one to fall silent. */
function update(): void {
  const now = monotonicMs();
  let next = Infinity;
  for (const [key, writers] of entries) {
    for (const [id, { until }] of writers) {
      if (until <= now) writers.delete(id);
      else next = Math.min(next, until);
    }
    const list = [...writers.values()].map(({ writer }) => writer);
    if (list.length === 0) entries.delete(key);
    if (!isSame(list, lists.get(key) ?? nobody)) lists.set(key, list);
  }
  clearTimeout(timer);
  if (next < Infinity) timer = setTimeout(update, next - now);
  for (const listener of listeners) listener();
}

const isSame = (one: readonly Writer[], other: readonly Writer[]) =>
  one.length === other.length && one.every(({ id }, place) => id === other[place]?.id);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The other users who write in a page or play, in the order in which they began. */
export function useWriters({ kind, id }: Content): readonly Writer[] {
  const read = useCallback(() => lists.get(keyOf({ kind, id })) ?? nobody, [kind, id]);
  return useSyncExternalStore(subscribe, read, () => nobody);
}
