import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { floating } from '../overlay/floating.css';
import { content } from './popover.css';

export interface PopoverFrameProps {
  label: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  children: ReactNode;
}

/** The open popover; its own module, because it is loaded when the first one is opened. */
export function PopoverFrame({ label, triggerRef, onClose, children }: PopoverFrameProps) {
  return (
    <Popover
      isOpen
      triggerRef={triggerRef}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      offset={4}
      className={floating}
    >
      <Dialog aria-label={label} className={content}>
        {children}
      </Dialog>
    </Popover>
  );
}
