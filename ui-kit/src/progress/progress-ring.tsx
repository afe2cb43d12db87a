import { classes } from '../classes';
import * as styles from './progress.css';

export interface ProgressRingProps {
  /** What is going on; heard, not seen. */
  label: string;
  /** How much of it is done, from 0 to 1; without it nobody knows. */
  share?: number;
  /** Its width in pixels; the number is shown in it from 40 on. */
  size?: 16 | 24 | 40 | 56;
}

const radius = 16;
const around = 2 * Math.PI * radius;

/** How far something has got, where there is no room for a bar. */
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
