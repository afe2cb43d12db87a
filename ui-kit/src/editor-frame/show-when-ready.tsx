import type { ReactNode } from 'react';
import * as styles from './show-when-ready.css';

interface ShowWhenReadyProps {
  isReady: boolean;
  /** Shown until `isReady`. */
  preview: ReactNode;
  /** Mounted invisibly at its final width. */
  children: ReactNode;
}

/** Replaces a preview by content that takes time to mount, in one step. */
export function ShowWhenReady({ isReady, preview, children }: ShowWhenReadyProps) {
  return (
    <div className={styles.box} data-mounting={isReady ? undefined : ''}>
      {!isReady && preview}
      <div className={styles.mounting} inert={!isReady}>
        {children}
      </div>
    </div>
  );
}
