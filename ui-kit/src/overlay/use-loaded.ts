import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

/** Code that is loaded on demand. */
export interface Code<Value> {
  /** Undefined until it is loaded. */
  value?: Value;
  /** Loads it once; after a failure the next call retries. */
  load: () => Promise<Value>;
  /** Calls the listener when it is loaded, by whomever; returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/** Wraps an import. React's `lazy` keeps a failed import until the document is loaded again. */
export function codeOf<Value>(load: () => Promise<Value>): Code<Value> {
  const listeners = new Set<() => void>();
  const code: Code<Value> = {
    async load() {
      code.value ??= await load();
      for (const listener of listeners) listener();
      return code.value;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  return code;
}

const notYet = () => undefined;

/**
 * Loads code while it is needed, and returns it once it is there. After a failure, calls `onFailure` and retries when the browser is
 * online again, or when the code is needed again.
 */
export function useLoaded<Value>(
  code: Code<Value>,
  isNeeded: boolean,
  onFailure?: () => void,
): Value | undefined {
  const value = useSyncExternalStore(code.subscribe, () => code.value, notYet);
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const ended = new AbortController();
    const load = () =>
      code.load().catch(() => {
        if (ended.signal.aborted) return;
        addEventListener('online', () => void load(), { once: true, signal: ended.signal });
        fail();
      });
    void load();
    return () => ended.abort();
  }, [code, isNeeded]);
  return value;
}
