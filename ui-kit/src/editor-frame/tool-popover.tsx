import { useRef, type ReactNode } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import * as buttons from '../button/button.css';
import type { Icon } from '../icons/icons';
import * as floating from '../overlay/floating.css';
import { Pressable } from '../press/pressable';
import { AriaRoot } from '../provider/aria-root';
import { Tooltip } from '../tooltip/tooltip';
import * as styles from './editor-frame.css';

export interface ToolPopoverProps {
  /** The accessible name of button and popover. */
  label: string;
  icon: Icon;
  /** The format is active at the caret, such as a link. */
  isSelected?: boolean;
  isDisabled?: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Rectangle in the viewport at which the popover is shown, such as that of the selected words; by default at the button. */
  getRect?: () => DOMRect | undefined;
  children: ReactNode;
}

/** A toolbar tool that asks for input in a popover before it acts. */
export function ToolPopover(props: ToolPopoverProps) {
  const {
    label,
    icon: Icon,
    isSelected = false,
    isDisabled,
    isOpen,
    onOpenChange,
    getRect,
    children,
  } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <AriaRoot>
      <Tooltip label={label}>
        <Pressable
          ref={trigger}
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isDisabled={isDisabled}
          className={buttons.button({ tone: 'quiet', size: 'small', shape: 'icon', selected: isSelected })}
          onPress={() => onOpenChange(!isOpen)}
        >
          <Icon size={16} />
        </Pressable>
      </Tooltip>
      <Popover
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        triggerRef={trigger}
        getTargetRect={getRect}
        placement="bottom start"
        className={floating.floating}
      >
        <Dialog aria-label={label} className={styles.dialog}>
          {children}
        </Dialog>
      </Popover>
    </AriaRoot>
  );
}
