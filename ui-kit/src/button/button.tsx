import type { ReactNode, Ref } from 'react';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './button.css';

export interface ButtonProps {
  /** `accent` for the one thing a screen is about, `danger` for what cannot be taken back. */
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  /** Shown before the label. */
  icon?: Icon;
  /** Under way: a spinner over the label, no further presses; width and name stay. */
  isPending?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit';
  /** The id of the form it submits, from outside of it. */
  form?: string;
  onPress?: () => void;
  /** Where it leads: it is a link then. */
  href?: string;
  /** What is there is kept as a file instead of opened. */
  download?: boolean;
  fullWidth?: boolean;
  /** All labels that it changes between: it is as wide as the widest, so that nothing beside it moves. */
  labels?: readonly string[];
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Something to do, said with a verb. */
export function Button(props: ButtonProps) {
  const { tone, size, icon: Icon, fullWidth, labels, children, ...behaviour } = props;
  return (
    <Pressable {...behaviour} className={styles.button({ tone, size, fullWidth })}>
      <span className={styles.content}>
        {Icon && <Icon size={16} />}
        {labels ? (
          <span className={styles.changing} data-labels={labels.join('\n')}>
            {children}
          </span>
        ) : (
          children
        )}
      </span>
      {behaviour.isPending && (
        <span className={styles.pending}>
          <SpinnerRing />
        </span>
      )}
    </Pressable>
  );
}
