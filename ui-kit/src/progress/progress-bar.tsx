import { AriaRoot } from '../provider/aria-root';
import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import * as styles from './progress.css';

export interface ProgressBarProps {
  /** The name of the task. */
  label: string;
  /** Progress from 0 to 1; indeterminate without it. */
  share?: number;
  /** The value as text, if a percentage is not natural: '3 of 20 files'. */
  valueText?: string;
  /** Hides the label visually; only where the context names the task. */
  isLabelHidden?: boolean;
}

/** The progress of a task. */
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
