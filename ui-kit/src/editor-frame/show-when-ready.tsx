import type { ReactNode } from 'react';
import * as styles from './show-when-ready.css';

interface ShowWhenReadyProps {
  isReady: boolean;
  /** Shown until then. */
  preview: ReactNode;
  /** Mounted out of sight, at the width that it will have. */
  children: ReactNode;
}

/** Replaces a preview in one step by something that needs time to mount. */
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
