import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components';
import { classes } from '../classes';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './switch.css';

export interface SwitchProps {
  name?: string;
  isSelected?: boolean;
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** It is being switched: shown where it goes, and not to be pressed again. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** What it does, below its words. */
  description?: ReactNode;
  /** Where the switch stands: before its words, or at the end of the line, as in a list of settings. */
  place?: keyof typeof styles.places;
  children: ReactNode;
}

/** On or off, at once; in a form that is sent there is Checkbox. */
export function Switch({
  isPending = false,
  isDisabled,
  description,
  place = 'start',
  children,
  ...rest
}: SwitchProps) {
  return (
    <AriaSwitch
      {...rest}
      isDisabled={isDisabled}
      isReadOnly={isPending}
      className={classes(styles.control, styles.places[place])}
    >
      <span className={styles.track}>
        <span className={styles.thumb}>{isPending && <SpinnerRing />}</span>
      </span>
      <span className={styles.words}>
        {children}
        {description && <span className={styles.detail}>{description}</span>}
      </span>
    </AriaSwitch>
  );
}
