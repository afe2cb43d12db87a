import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, Link as AriaLink, type PressEvent } from 'react-aria-components';
import type { Icon } from '../icons/icons';
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
  onPress?: (event: PressEvent) => void;
  /** Where it leads: it is a link then. */
  href?: string;
  /** What is there is kept as a file instead of opened. */
  download?: boolean;
  fullWidth?: boolean;
  autoFocus?: boolean;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** Something to do, said with a verb. */
export function Button(props: ButtonProps) {
  const {
    tone,
    size,
    icon: Icon,
    fullWidth,
    href,
    children,
    type,
    form,
    ref,
    isPending,
    download,
    ...behaviour
  } = props;
  const className = styles.button({ tone, size, fullWidth });
  const content = (
    <span className={styles.content}>
      {Icon && <Icon size={16} />}
      {children}
    </span>
  );
  if (href)
    return (
      <AriaLink {...behaviour} href={href} download={download} className={className}>
        {content}
      </AriaLink>
    );
  return (
    <AriaButton {...behaviour} {...{ type, form, ref, isPending, className }}>
      {content}
      {isPending && (
        <span className={styles.pending}>
          <SpinnerRing />
        </span>
      )}
    </AriaButton>
  );
}
