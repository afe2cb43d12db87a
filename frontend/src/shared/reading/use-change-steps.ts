import { useState } from 'react';
import { useSingleKeys } from '../hooks/use-single-keys';

/** Marks one of the changes of the screen as the current one, and scrolls to it. */
export function scrollToChange(index: number): void {
  const marks = [...document.querySelectorAll('main [data-change]')];
  marks.forEach((each, at) => each.setAttribute('data-change', at === index ? 'current' : ''));
  marks[index]?.scrollIntoView({ block: 'center' });
}

/** Steps through the `count` changes that are marked on the screen, also by N and P. `current` is undefined before the first step. */
export function useChangeSteps(count: number, first?: number) {
  const [current, setCurrent] = useState(first);
  const step = (by: 1 | -1) => {
    if (count === 0) return;
    const edge = by === 1 ? -1 : count;
    const next = ((current ?? edge) + by + count) % count;
    scrollToChange(next);
    setCurrent(next);
  };
  useSingleKeys({
    n: count > 0 ? () => step(1) : undefined,
    p: count > 0 ? () => step(-1) : undefined,
  });
  return { current, step };
}
