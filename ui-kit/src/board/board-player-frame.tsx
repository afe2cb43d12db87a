import type { ReactNode, Ref } from 'react';
import * as styles from './board-controls.css';

interface BoardPlayerFrameProps {
  frameRef: Ref<HTMLDivElement>;
  /** Covers the whole screen, with the drawing as large as fits. */
  isFullScreen: boolean;
  children: ReactNode;
}

/** A drawing, and what lies above it. */
export const BoardDrawingFrame = ({ children }: { children: ReactNode }) => (
  <div className={styles.drawing}>{children}</div>
);

export interface BoardEntryProps {
  label: string;
  onFocus: () => void;
}

/** The stop of the Tab key for the pieces of a drawing, until they are buttons: their code is loaded when it gets the focus. */
export const BoardEntry = ({ label, onFocus }: BoardEntryProps) => (
  <div role="group" aria-label={label} tabIndex={0} className={styles.entry} onFocus={onFocus} />
);

/** A drawing with its controls below. */
export const BoardPlayerFrame = ({ frameRef, isFullScreen, children }: BoardPlayerFrameProps) => (
  <div ref={frameRef} className={styles.player} data-full-screen={isFullScreen || undefined}>
    {children}
  </div>
);
