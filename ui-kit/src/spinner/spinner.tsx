import * as styles from './spinner.css';

/** The turning ring alone, for parts that say in words what is under way. */
export function SpinnerRing() {
  return <div className={styles.ring} aria-hidden="true" />;
}

export interface SpinnerProps {
  /** What is waited for, shown and announced. */
  label: string;
}

/** A wait that has no shape yet; where it has one, use skeletons. */
export function Spinner({ label }: SpinnerProps) {
  return (
    <div className={styles.waiting} role="status">
      <SpinnerRing />
      {label}
    </div>
  );
}
