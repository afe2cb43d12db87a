import * as styles from './meter-bar.css';

export interface MeterBarProps {
  /** From 0 to 1. */
  share: number;
  /** The value as text, beside the bar: '4 of 5 opened'. */
  children: string;
}

/** A small bar with its value in words, for a row of a list. Meter has a label and states. */
export function MeterBar({ share, children }: MeterBarProps) {
  return (
    <span className={styles.line}>
      <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect width={share * 100} height="4" />
      </svg>
      {children}
    </span>
  );
}
