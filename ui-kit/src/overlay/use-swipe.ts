import { useState, type PointerEvent } from 'react';
import { isSwipe, leastWay, swipedBy, type Point, type Swipe } from './swipe';

/** Dragging something away: how far so far, in pixels, and what to listen to. */
export function useSwipe(swipe: Swipe, onSwipe: () => void) {
  const [drag, setDrag] = useState<{ from: Point; by: number }>();

  const onPointerDown = ({ clientX, clientY, timeStamp, pointerType, button }: PointerEvent) => {
    if (button === 0 && pointerType !== 'pen') setDrag({ from: { clientX, clientY, timeStamp }, by: 0 });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const by = swipedBy(swipe, drag.from, event);
    if (by > leastWay) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, by });
  };
  const onPointerUp = (event: PointerEvent) => {
    setDrag(undefined);
    if (drag && isSwipe(swipe, drag.from, event)) onSwipe();
  };
  const onPointerCancel = () => setDrag(undefined);

  return { by: drag?.by ?? 0, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
