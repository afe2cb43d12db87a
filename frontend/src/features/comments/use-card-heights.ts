import { useCallback, useEffect, useMemo, useState } from 'react';

/** Height of a thread that has not been measured. */
const USUAL_HEIGHT_PX = 96;

/** Measures cards by the id of their thread. Returns a function that observes a card, and one that returns its height. */
export function useCardHeights() {
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());
  const ids = useMemo(() => new WeakMap<Element, number>(), []);
  const observer = useMemo(
    () =>
      new ResizeObserver((entries) =>
        setHeights((before) => {
          const measured = entries.flatMap(({ target }) => {
            const id = ids.get(target);
            const height = (target as HTMLElement).offsetHeight;
            return id === undefined || height === 0 ? [] : [[id, height] as const];
          });
          return new Map([...before, ...measured]);
        }),
      ),
    [ids],
  );
  useEffect(() => () => observer.disconnect(), [observer]);
  const observe = useCallback(
    (id: number) => (card: HTMLElement | null) => {
      if (!card) return undefined;
      ids.set(card, id);
      observer.observe(card);
      return () => observer.unobserve(card);
    },
    [ids, observer],
  );
  return { observe, heightOf: (id: number) => heights.get(id) ?? USUAL_HEIGHT_PX };
}
