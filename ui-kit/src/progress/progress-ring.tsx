import { classes } from '../classes';
import * as styles from './progress.css';

export interface ProgressRingProps {
  /** The accessible name of the task; not visible. */
  label: string;
  /** Progress from 0 to 1; indeterminate without it. */
  share?: number;
  /** Diameter in pixels; from 40 px on it contains the number. */
  size?: 16 | 24 | 40 | 56;
}

const radius = 16;
const around = 2 * Math.PI * radius;

/** The progress of a task where a bar does not fit. */
export function ProgressRing({ label, share, size = 24 }: ProgressRingProps) {
  const isUnknown = share === undefined;
  const drawn = isUnknown ? 0.25 : share;
  return (
    <div role="progressbar" aria-label={label} {...(isUnknown ? {} : valueOf(share))} className={styles.ring}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 40 40"
        fill="none"
        strokeWidth="4"
        className={classes(styles.ringDrawing, isUnknown && styles.turning)}
        aria-hidden="true"
      >
        <circle cx="20" cy="20" r={radius} className={styles.ringTrack} />
        <circle
          cx="20"
          cy="20"
          r={radius}
          stroke="currentColor"
          strokeLinecap="round"
          strokeDasharray={`${drawn * around} ${around}`}
        />
      </svg>
      {!isUnknown && size >= 40 && <span className={styles.ringValue}>{Math.round(share * 100)}</span>}
    </div>
  );
}

const valueOf = (share: number) => ({
  'aria-valuenow': share * 100,
  'aria-valuemin': 0,
  'aria-valuemax': 100,
});
