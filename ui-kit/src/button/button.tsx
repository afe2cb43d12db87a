import type { ReactNode, Ref } from 'react';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './button.css';

export interface ButtonProps {
  /** `accent` for the main action of a screen, `danger` for an action that cannot be undone. */
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  /** Shown before the label. */
  icon?: Icon;
  /** Shows a spinner over the label and ignores presses; width and name stay. */
  isPending?: boolean;
  isDisabled?: boolean;
  type?: 'button' | 'submit';
  /** The id of a form outside of which the button is; it submits that form. */
  form?: string;
  onPress?: () => void;
  /** The link target; with it the button is a link. */
  href?: string;
  /** Downloads the target instead of opening it. */
  download?: boolean;
  fullWidth?: boolean;
  /**
   * All labels that the button changes between: it is as wide as the widest, so that it does not move its
   * neighbours.
   */
  labels?: readonly string[];
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** An action, named by a verb. */
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
    </Pressable>
  );
}
