import { useEffect, useRef, useState, type FocusEvent, type PointerEvent, type RefObject } from 'react';
import { monotonicMs } from '../clock';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** When a tooltip was last hidden: the next one within a short time shows without delay. */
let lastHidden = -Infinity;

/** Shows a tooltip after 700 ms of hover, or at once on keyboard focus. Escape or a press hides it. */
export function useTooltip() {
  const [isShown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const anchor = useRef<Element>(null);

  const hide = () => {
    clearTimeout(timer.current);
    if (isShown) lastHidden = monotonicMs();
    setShown(false);
  };

  const onPointerEnter = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType === 'touch') return;
    anchor.current = currentTarget;
    const follows = monotonicMs() - lastHidden < SKIP_DELAY_MS;
    timer.current = setTimeout(() => setShown(true), follows ? 0 : DELAY_MS);
  };

  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    anchor.current = currentTarget;
    if (target.matches(':focus-visible')) setShown(true);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(isShown, () => setShown(false));
  useLeft(isShown, anchor, hide);

  // In the capture phase, because buttons stop the propagation of presses.
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

/**
 * Hides a tooltip when its button is no longer under the pointer without an event: after scrolling, or when
 * the button was disabled or hidden.
 */
function useLeft(isShown: boolean, anchor: RefObject<Element | null>, hide: () => void) {
  useEffect(() => {
    if (!isShown) return;
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    const onPointerMove = ({ target }: globalThis.PointerEvent) => {
      const isOn = (node: EventTarget | null) => node instanceof Node && anchor.current?.contains(node);
      if (!isOn(target) && !isOn(document.activeElement)) hide();
    };
    document.addEventListener('pointermove', onPointerMove, options);
    document.addEventListener('scroll', hide, options);
    return () => listening.abort();
  });
}
