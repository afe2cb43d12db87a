import { useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { proseClass } from '../prose/prose';
import * as styles from './editor-frame.css';
import './media.css';
import { useKeyboardInset } from './use-keyboard-inset';

export interface EditorFrameProps {
  /** The accessible name of the text. */
  label: string;
  /** Nothing as long as the text cannot be written in. */
  toolbar: ReactNode;
  /** The element that the editor fills. */
  pageRef: Ref<HTMLDivElement>;
  /** As high as a few lines: a text beside others, not a page of its own. */
  isShort?: boolean;
  /** Menus at the caret. */
  children?: ReactNode;
}

/** A text being written: its toolbar stays in view, above the text, or above the keyboard on the screen. */
export function EditorFrame({ label, toolbar, pageRef, isShort, children }: EditorFrameProps) {
  const keyboard = useKeyboardInset();
  const [isInUse, setInUse] = useState(false);
  const isDocked = isInUse && keyboard > 0;
  return (
    <div
      className={styles.frame}
      data-docked={isDocked || undefined}
      data-short={isShort || undefined}
      aria-busy={toolbar ? undefined : true}
      onFocus={() => setInUse(true)}
      onBlur={() => setInUse(false)}
    >
      <div
        className={styles.bar}
        style={isDocked ? { bottom: keyboard } : undefined}
        onMouseDownCapture={keepFocus}
      >
        {toolbar}
      </div>
      <div ref={pageRef} role="group" aria-label={label} className={classes(styles.page, proseClass)} />
      {children}
    </div>
  );
}

/** Pressing a tool leaves the focus, and on phones the keyboard, with the text. What a tool opens is not in the bar. */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
}
