import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './place-tooltip';
import * as styles from './tooltip.css';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  /** The words shown: a name that stands nowhere else, or the exact value of something rounded. */
  label: ReactNode;
  /** What they belong to; it must say the same to a screen reader by itself. */
  children: ReactNode;
}

/** A few words on hover and keyboard focus: 700 ms after the first hover, at once when another was just shown. */
export function Tooltip({ label, children }: TooltipProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const { isShown, triggers } = useTooltip();

  const place = (bubble: HTMLDivElement | null) => {
    const box = anchor.current?.firstElementChild?.getBoundingClientRect();
    if (!bubble || !box) return;
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = placeTooltip(box, bubble.getBoundingClientRect(), screen);
    Object.assign(bubble.style, { left: `${left}px`, top: `${top}px` });
  };

  return (
    <span ref={anchor} className={styles.anchor} {...triggers}>
      {children}
      {isShown &&
        createPortal(
          <div ref={place} className={styles.bubble} role="tooltip">
            {label}
          </div>,
          document.body,
        )}
    </span>
  );
}
