import { useEffect, useEffectEvent, useState } from 'react';

/** Code that is loaded on demand. */
export interface Code<Value> {
  /** Undefined until it is loaded. */
  value?: Value;
  /** Loads it once; after a failure the next call retries. */
  load: () => Promise<Value>;
}

/** Wraps an import. React's `lazy` keeps a failed import until the document is loaded again. */
export function codeOf<Value>(load: () => Promise<Value>): Code<Value> {
  const code: Code<Value> = { load: async () => (code.value ??= await load()) };
  return code;
}

/**
 * Loads code while it is needed, and returns it once it is there. After a failure, calls `onFailure` and retries when the browser is
 * online again, or when the code is needed again.
 */
export function useLoaded<Value>(
  code: Code<Value>,
  isNeeded: boolean,
  onFailure?: () => void,
): Value | undefined {
  const [, setLoaded] = useState(code.value !== undefined);
  const fail = useEffectEvent(() => onFailure?.());
  useEffect(() => {
    if (!isNeeded || code.value !== undefined) return undefined;
    const ended = new AbortController();
    const load = () =>
      code.load().then(
        () => setLoaded(true),
        () => {
          if (ended.signal.aborted) return;
          addEventListener('online', () => void load(), { once: true, signal: ended.signal });
          fail();
        },
      );
    void load();
    return () => ended.abort();
  }, [code, isNeeded]);
  return code.value;
}
