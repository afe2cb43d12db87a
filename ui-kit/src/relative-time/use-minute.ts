import { use, useSyncExternalStore } from 'react';
import { nowMs } from '../clock';
import { KitContext } from '../provider/kit-context';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = nowMs();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  now = nowMs();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tick, MINUTE_MS);
    if (nowMs() - now > MINUTE_MS) tick();
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/**
 * Returns the time in milliseconds and renders again each minute, with one timer for all callers. On the server and during
 * hydration it is the time at which the document was rendered.
 */
export function useMinute(): number {
  const { renderedAt } = use(KitContext);
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => renderedAt ?? now,
  );
}
