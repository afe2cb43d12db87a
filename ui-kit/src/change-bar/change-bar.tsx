import type { ReactNode, Ref } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/icons';
import { useNoLowerBar } from '../lower-bar/use-lower-bar';
import * as styles from './change-bar.css';

export interface ChangeBarProps {
  label: string;
  /** Names of the buttons, with their keys. */
  previousLabel: string;
  nextLabel: string;
  doneLabel: string;
  /** Without it there is nothing to step through. */
  onStep?: (by: 1 | -1) => void;
  onDone: () => void;
  /** Receives the focus when the bar was opened by a press. */
  ref?: Ref<HTMLDivElement>;
  /** Which of how many changes, or why there is none. */
  children: ReactNode;
}

/** Floats over the lower edge of a page whose changes are marked: steps through them, and ends marking. */
export function ChangeBar(props: ChangeBarProps) {
  const { label, previousLabel, nextLabel, doneLabel, onStep, onDone, ref, children } = props;
  useNoLowerBar();
  return (
    <div ref={ref} className={styles.bar} role="group" aria-label={label} tabIndex={-1}>
      <div className={styles.words} role="status">
        {children}
      </div>
      {onStep && <IconButton label={previousLabel} icon={ArrowUpIcon} onPress={() => onStep(-1)} />}
      {onStep && <IconButton label={nextLabel} icon={ArrowDownIcon} onPress={() => onStep(1)} />}
      <Button tone="quiet" onPress={onDone}>
        {doneLabel}
      </Button>
    </div>
  );
}
