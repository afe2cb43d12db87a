import { useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../classes';
import { useNoLowerBar } from '../lower-bar/use-lower-bar';
import { proseClass } from '../prose/prose';
import { useOverflowSides } from '../tabs/use-overflow-sides';
import * as styles from './editor-frame.css';
import './media.css';
import { useKeyboardInset } from './use-keyboard-inset';

export interface EditorFrameProps {
  /** The accessible name of the text. */
  label: string;
  /** Empty while the text is not editable yet. */
  toolbar: ReactNode;
  /** The element that the editor fills. */
  pageRef: Ref<HTMLDivElement>;
  /** A few lines high, for a text beside other content. */
  isShort?: boolean;
  /** Part of a page: without a frame, with the toolbar in this element; null until that is mounted. */
  toolbarSlot?: HTMLElement | null;
  /** Menus at the caret. */
  children?: ReactNode;
}

/** A text editor whose toolbar stays in view: above the text, or above the on-screen keyboard. */
export function EditorFrame({ label, toolbar, pageRef, isShort, toolbarSlot, children }: EditorFrameProps) {
  useNoLowerBar();
  const keyboard = useKeyboardInset();
  const [isInUse, setInUse] = useState(false);
  const isDocked = isInUse && keyboard > 0;
  const isBare = toolbarSlot !== undefined;
  const bar = (
    <div
      className={isBare ? styles.bareBar : styles.bar}
      data-docked={isDocked || undefined}
      style={isDocked ? { bottom: keyboard } : undefined}
      onMouseDownCapture={keepFocus}
    >
      {toolbar && <Tools>{toolbar}</Tools>}
    </div>
  );
  return (
    <div
      className={isBare ? styles.bare : styles.frame}
      data-docked={isDocked || undefined}
      data-short={isShort || undefined}
      aria-busy={toolbar ? undefined : true}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      {isBare ? toolbarSlot && createPortal(bar, toolbarSlot) : bar}
      <div ref={pageRef} role="group" aria-label={label} className={classes(styles.page, proseClass)} />
      {children}
    </div>
  );
}

function Tools({ children }: { children: ReactNode }) {
  const tools = useRef<HTMLDivElement>(null);
  const more = useOverflowSides(tools);
  return (
    <div ref={tools} className={styles.tools} data-more={more}>
      {children}
    </div>
  );
}

/**
 * Pressing a tool keeps the focus, and on phones the keyboard, with the text. Popovers of tools are outside
 * of the toolbar.
 */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
}
