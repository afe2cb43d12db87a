import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { placeTooltip } from './place-tooltip';
import * as styles from './tooltip.css';
import { useTooltip } from './use-tooltip';

export interface TooltipProps {
  /** The text: a name that is not visible elsewhere, or the exact form of a rounded value. */
  label: ReactNode;
  /** The described element; it must have the same accessible name itself. */
  children: ReactNode;
}

/** A tooltip on hover and keyboard focus: after 700 ms, or at once if another one was just visible. */
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
