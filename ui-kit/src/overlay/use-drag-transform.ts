import { useLayoutEffect, type RefObject } from 'react';

/** Translates an element by the distance it is dragged, in pixels on each axis. */
export function useDragTransform(element: RefObject<HTMLElement | null>, right: number, down: number): void {
  useLayoutEffect(() => {
    const { current } = element;
    current?.style.setProperty('translate', right || down ? `${right}px ${down}px` : '');
    current?.toggleAttribute('data-dragged', right > 0 || down > 0);
  }, [element, right, down]);
}
