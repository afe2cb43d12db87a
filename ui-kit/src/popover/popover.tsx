import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import * as styles from '../button/button.css';
import type { Icon } from '../icons/icons';
import { useOnceOpen } from '../overlay/use-once-open';
import { Tooltip } from '../tooltip/tooltip';

export const loadPopover = () =>
  import('./popover-frame').then(({ PopoverFrame }) => ({ default: PopoverFrame }));
const PopoverFrame = lazy(loadPopover);

export interface PopoverProps {
  /** The name of button and popover. */
  label: string;
  icon?: Icon;
  /** Shown in the button instead of icon and label. */
  trigger?: ReactNode;
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** What it holds; a function is given the way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with something beside it that does not stop the rest, such as a small form. */
export function Popover(props: PopoverProps) {
  const {
    label,
    icon: Icon,
    trigger,
    tone = 'quiet',
    size,
    isLabelHidden = false,
    isDisabled,
    children,
  } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const wasOpen = useOnceOpen(isOpen);
  const close = () => setOpen(false);

  const button = (
    <Button
      ref={triggerRef}
      className={styles.button({ tone, size, shape: isLabelHidden ? 'icon' : 'label' })}
      aria-label={isLabelHidden || trigger ? label : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      isDisabled={isDisabled}
      onPress={() => setOpen(!isOpen)}
    >
      {trigger ?? (
        <span className={styles.content}>
          {Icon && <Icon size={16} />}
          {!isLabelHidden && label}
        </span>
      )}
    </Button>
  );
  return (
    <>
      {isLabelHidden ? <Tooltip label={label}>{button}</Tooltip> : button}
      {wasOpen && (
        <Suspense fallback={null}>
          <PopoverFrame {...{ label, isOpen, triggerRef }} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverFrame>
        </Suspense>
      )}
    </>
  );
}
