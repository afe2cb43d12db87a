import * as styles from './top-progress.css';

export interface TopProgressProps {
  isActive: boolean;
  label?: string;
}

/** A thin line at the top while the next screen is on its way. */
export function TopProgress({ isActive, label = 'Loading' }: TopProgressProps) {
  if (!isActive) return null;
  return <div className={styles.progress} role="progressbar" aria-label={label} />;
}
