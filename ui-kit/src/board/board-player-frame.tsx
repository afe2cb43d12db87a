import type { ReactNode, Ref } from 'react';
import * as styles from './board-controls.css';

interface BoardPlayerFrameProps {
  frameRef: Ref<HTMLDivElement>;
  /** Covers the whole screen, with the drawing as large as fits. */
  isFullScreen: boolean;
  children: ReactNode;
}

/** A drawing with its controls below. */
export const BoardPlayerFrame = ({ frameRef, isFullScreen, children }: BoardPlayerFrameProps) => (
  <div ref={frameRef} className={styles.player} data-full-screen={isFullScreen || undefined}>
    {children}
  </div>
);
