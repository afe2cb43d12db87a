import { useState, type MouseEvent, type ReactNode, type Ref } from 'react';
import { classes } from '../classes';
import { proseClass } from '../prose/prose';
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
  /** Menus at the caret. */
  children?: ReactNode;
}

/** A text editor whose toolbar stays in view: above the text, or above the on-screen keyboard. */
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

/**
 * Pressing a tool keeps the focus, and on phones the keyboard, with the text. Popovers of tools are outside
 * of the toolbar.
 */
function keepFocus(event: MouseEvent) {
  if (event.target instanceof Node && event.currentTarget.contains(event.target)) event.preventDefault();
}
