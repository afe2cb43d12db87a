import { useRef, type ReactNode } from 'react';
import * as styles from '../button/button.css';
import type { Icon } from '../icons/icons';
import { LazyModal } from '../overlay/lazy-modal';
import { lazyOverlay } from '../overlay/lazy-overlay';
import { codeOf } from '../overlay/use-loaded';
import { useOpen } from '../overlay/use-open';
import { Pressable } from '../press/pressable';
import { media } from '../theme/media';
import { useMedia } from '../theme/use-media';
import { Tooltip } from '../tooltip/tooltip';
import type { PopoverFrameProps } from './popover-frame';

/** A popover whose code is loaded when it is first opened. */
export const LazyPopover = lazyOverlay(codeOf(async () => (await import('./popover-frame')).PopoverFrame));

export interface PopoverProps {
  /** The accessible name of the button, and of the popover unless it has a title. */
  label: string;
  icon?: Icon;
  /** Shown in the button instead of icon and label. */
  trigger?: ReactNode;
  tone?: styles.ButtonTone;
  size?: styles.ButtonSize;
  isLabelHidden?: boolean;
  isDisabled?: boolean;
  /** A small count in the corner of an icon; include it in the label. */
  badge?: number | string;
  /** The title of a list: the popover is wider, and a bottom sheet on phones. */
  sheetTitle?: string;
  /** The sheet is as high as its content, such as a form, instead of as high as it can be. */
  isSheetFitted?: boolean;
  /** Opens with the first render. */
  isInitiallyOpen?: boolean;
  /** The content, or a function that gets a callback to close the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button with non-modal content beside it, such as a small form. */
export function Popover(props: PopoverProps) {
  const {
    label,
    icon,
    trigger,
    tone = 'quiet',
    size,
    isLabelHidden = false,
    isDisabled,
    badge,
    sheetTitle,
    isSheetFitted,
    isInitiallyOpen,
    children,
  } = props;
  const triggerRef = useRef<HTMLButtonElement>(null);
  const { isOpen, open, close } = useOpen(isInitiallyOpen);

  const button = (
    <Pressable
      ref={triggerRef}
      className={styles.button({ tone, size, shape: isLabelHidden ? 'icon' : 'label' })}
      aria-label={isLabelHidden || trigger ? label : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      isDisabled={isDisabled}
      onPress={isOpen ? close : open}
    >
      {trigger ?? <Face icon={icon} label={label} isLabelHidden={isLabelHidden} badge={badge} />}
    </Pressable>
  );
  return (
    <>
      {isLabelHidden ? <Tooltip label={label}>{button}</Tooltip> : button}
      <Held
        label={label}
        sheetTitle={sheetTitle}
        isSheetFitted={isSheetFitted}
        isOpen={isOpen}
        triggerRef={triggerRef}
        onClose={close}
      >
        {typeof children === 'function' ? children(close) : children}
      </Held>
    </>
  );
}

function Face({
  icon: Icon,
  label,
  isLabelHidden,
  badge,
}: Pick<PopoverProps, 'icon' | 'label' | 'isLabelHidden' | 'badge'>) {
  return (
    <>
      <span className={styles.content}>
        {Icon && <Icon size={16} />}
        {!isLabelHidden && label}
      </span>
      {badge !== undefined && <span className={styles.count}>{badge}</span>}
    </>
  );
}

interface HeldProps extends Omit<PopoverFrameProps, 'width'> {
  sheetTitle?: string;
  isSheetFitted?: boolean;
}

/** A popover beside its button; lists on phones use a bottom sheet. */
function Held({ sheetTitle, isSheetFitted, label, ...rest }: HeldProps) {
  const isPhone = useMedia(media.belowTablet);
  if (!sheetTitle || !isPhone)
    return (
      <LazyPopover
        {...rest}
        label={sheetTitle ?? label}
        width={sheetTitle === undefined ? 'content' : 'list'}
      />
    );
  const { isOpen, onClose, children } = rest;
  return (
    <LazyModal
      title={sheetTitle}
      place={isSheetFitted ? 'medium' : 'list'}
      closeLabel="Close"
      isOpen={isOpen}
      onClose={onClose}
    >
      {children}
    </LazyModal>
  );
}
