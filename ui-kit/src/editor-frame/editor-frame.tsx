import type { MouseEvent, ReactNode, Ref } from 'react';
import { classes } from '../classes';
import { proseClass } from '../prose/prose';
import * as styles from './editor-frame.css';
import './media.css';

export interface EditorFrameProps {
  /** The accessible name of the text. */
  label: string;
  toolbar: ReactNode;
  /** The element that the editor fills. */
  pageRef: Ref<HTMLDivElement>;
  /** Menus at the caret. */
  children?: ReactNode;
}

/** A text being written: its toolbar stays in view above it. */
export function EditorFrame({ label, toolbar, pageRef, children }: EditorFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.bar} onMouseDownCapture={keepFocus}>
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
