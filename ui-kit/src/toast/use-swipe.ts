import { useState, type PointerEvent } from 'react';

/** How far to the right a toast is dragged to go away, in pixels. */
const threshold = 50;

/** Dragging to the right: how far so far, and what to listen to. */
export function useSwipe(onSwipe: () => void) {
  const [drag, setDrag] = useState<{ from: number; by: number }>();

  const onPointerDown = ({ clientX, pointerType, button }: PointerEvent) => {
    if (button === 0 && pointerType !== 'pen') setDrag({ from: clientX, by: 0 });
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!drag) return;
    const by = Math.max(0, event.clientX - drag.from);
    if (by > 4) event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ ...drag, by });
  };
  const onPointerUp = () => {
    setDrag(undefined);
    if (drag && drag.by >= threshold) onSwipe();
  };
  const onPointerCancel = () => setDrag(undefined);

  return { by: drag?.by ?? 0, handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } };
}
