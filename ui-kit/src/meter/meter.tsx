import { Label, Meter as AriaMeter } from 'react-aria-components';
import { classes } from '../classes';
import * as frame from '../progress/progress.css';
import { AriaRoot } from '../provider/aria-root';
import * as styles from './meter.css';

export interface MeterProps {
  /** The name of the quantity. */
  label: string;
  /** From 0 to 1. */
  share: number;
  /** The value as text: '3.2 of 5 GB'. */
  valueText?: string;
  /** The shares from which the state is `fair` and `bad`; 1 by default. */
  limits?: { fair: number; bad: number };
  /** Explains the state when it is not good. */
  detail?: string;
}

/** A quantity within a known range, such as used storage. ProgressBar is for tasks in progress. */
export function Meter({ label, share, valueText, limits, detail }: MeterProps) {
  return (
    <AriaRoot>
      <AriaMeter value={share * 100} valueLabel={valueText} className={frame.progress}>
        {({ percentage, valueText: words }) => (
          <>
            <div className={frame.head}>
              <Label className={frame.label}>{label}</Label>
              <span className={frame.value}>{words}</span>
            </div>
            <svg
              className={classes(styles.bar, limits && styles.tones[toneOf(share, limits)])}
              viewBox="0 0 100 6"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <rect width={percentage} height="6" />
            </svg>
            {detail && <span className={styles.state}>{detail}</span>}
          </>
        )}
      </AriaMeter>
    </AriaRoot>
  );
}

function toneOf(share: number, { fair, bad }: NonNullable<MeterProps['limits']>): keyof typeof styles.tones {
  if (share >= bad) return 'bad';
  return share >= fair ? 'fair' : 'good';
}
