import * as styles from './top-progress.css';

export interface TopProgressProps {
  isActive: boolean;
  label?: string;
}

/** A thin progress line at the top while the next screen is loading. */
export function TopProgress({ isActive, label = 'Loading' }: TopProgressProps) {
  return (
    <div role="status">
      {isActive && <div className={styles.progress} role="progressbar" aria-label={label} />}
    </div>
  );
}
