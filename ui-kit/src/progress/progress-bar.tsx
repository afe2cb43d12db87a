import { AriaRoot } from '../provider/aria-root';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import * as styles from './progress.css';

export interface ProgressBarProps {
  /** What is going on. */
  label: string;
  /** How much of it is done, from 0 to 1; without it nobody knows. */
  share?: number;
  /** In words, where a percentage is not what people count in: '3 of 20 files'. */
  valueText?: string;
  /** The label is heard, not seen; only where the place says what is going on. */
  isLabelHidden?: boolean;
}

/** How far something has got. */
export function ProgressBar({ label, share, valueText, isLabelHidden = false }: ProgressBarProps) {
  return (
    <AriaRoot>
      <AriaProgressBar
        value={(share ?? 0) * 100}
        isIndeterminate={share === undefined}
        valueLabel={valueText}
        aria-label={isLabelHidden ? label : undefined}
        className={styles.progress}
      >
        {({ percentage = 0, valueText: words, isIndeterminate }) => (
          <>
            {!isLabelHidden && (
              <div className={styles.head}>
                <Label className={styles.label}>{label}</Label>
                <span className={styles.value}>{isIndeterminate ? valueText : words}</span>
              </div>
            )}
            <svg className={styles.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              {isIndeterminate ? (
                <rect width="40" height="6" className={styles.wandering} />
              ) : (
                <rect width={percentage} height="6" />
              )}
            </svg>
          </>
        )}
      </AriaProgressBar>
    </AriaRoot>
  );
}
