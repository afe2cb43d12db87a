import { useState } from 'react';
import type { ThreadOrder } from './threads';

const key = 'touchline:thread-order';

/** In which order someone reads discussions, on this device. */
export function useThreadOrder() {
  const [order, setOrder] = useState<ThreadOrder>(() =>
    !import.meta.env.SSR && localStorage.getItem(key) === 'oldest' ? 'oldest' : 'newest',
  );
  const choose = (next: ThreadOrder) => {
    setOrder(next);
    localStorage.setItem(key, next);
  };
  return [order, choose] as const;
}
