import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';

const delay = 700;
const skipDelay = 300;

/** When a tooltip was last hidden: the next one shows at once when it follows closely. */
let lastHidden = -Infinity;

/** Shows a tooltip after 700 ms under a mouse, at once on keyboard focus. Escape or a press hides it. */
export function useTooltip() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const hide = () => {
    clearTimeout(timer.current);
    if (isShown) lastHidden = performance.now();
    setShown(false);
  };

  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    const follows = performance.now() - lastHidden < skipDelay;
    timer.current = setTimeout(() => setShown(true), follows ? 0 : delay);
  };

  const onFocus = ({ target }: FocusEvent) => {
    if (target.matches(':focus-visible')) setShown(true);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(isShown, () => setShown(false));

  // In the capture phase: a button stops its presses from bubbling.
  const triggers = {
    onPointerEnter,
    onPointerLeave: hide,
    onPointerDownCapture: hide,
    onFocus,
    onBlur: hide,
  };
  return { isShown, triggers };
}

function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && onEscape();
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  });
}
