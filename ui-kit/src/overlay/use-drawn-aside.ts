import { useLayoutEffect, type RefObject } from 'react';

/** Moves an element with the finger that drags it, by so many pixels on each axis. */
export function useDrawnAside(element: RefObject<HTMLElement | null>, right: number, down: number): void {
  useLayoutEffect(() => {
    const { current } = element;
    current?.style.setProperty('translate', right || down ? `${right}px ${down}px` : '');
    current?.toggleAttribute('data-dragged', right > 0 || down > 0);
  }, [element, right, down]);
}
