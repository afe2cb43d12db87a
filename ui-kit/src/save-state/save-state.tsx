import { classes } from '../classes';
import { CheckIcon, WarningIcon } from '../icons/icons';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './save-state.css';

export interface SaveStateProps {
  state: keyof typeof styles.tones;
  /** The text of the state; changes are announced. */
  label: string;
}

/** The save state of a document. */
export function SaveState({ state, label }: SaveStateProps) {
  return (
    <span role="status" className={classes(styles.state, styles.tones[state])}>
      {state === 'saved' && <CheckIcon size={16} />}
      {state === 'saving' && <SpinnerRing />}
      {state === 'failed' && <WarningIcon size={16} />}
      <span className={styles.words}>{label}</span>
    </span>
  );
}
