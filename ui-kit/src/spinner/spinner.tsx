import * as styles from './spinner.css';

/** The ring alone, for components that name the wait in text. */
export function SpinnerRing() {
  return <div className={styles.ring} aria-hidden="true" />;
}

export interface SpinnerProps {
  /** The name of the wait, shown and announced. */
  label: string;
}

/** A wait whose result has no known layout; otherwise use a skeleton. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className={styles.waiting} role="status">
      <SpinnerRing />
      {label}
    </div>
  );
}
