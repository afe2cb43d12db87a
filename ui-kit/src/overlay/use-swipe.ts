import { useState, type PointerEvent } from 'react';
import { isSwipe, MIN_SWIPE_PX, swipedBy, type Point, type Swipe } from './swipe';

/** Tracks a swipe: returns the distance so far, in pixels, and the pointer handlers. */
export function useSwipe(swipe: Swipe, onSwipe: () => void) {
  const [drag, setDrag] = useState<{ from: Point; by: number }>();

  const onPointerDown = ({ clientX, clientY, timeStamp, pointerType, button }: PointerEvent) => {
    if (button === 0 && pointerType !== 'pen') setDrag({ from: { clientX, clientY, timeStamp }, by: 0 });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const by = swipedBy(swipe, drag.from, event);
    if (by > MIN_SWIPE_PX) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, by });
  };
  const onPointerUp = (event: PointerEvent) => {
    setDrag(undefined);
    if (drag && isSwipe(swipe, drag.from, event)) onSwipe();
  };
  const onPointerCancel = () => setDrag(undefined);

  return { by: drag?.by ?? 0, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
