import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { floating } from '../overlay/floating.css';
import { FreezeOnClose } from '../overlay/freeze-on-close';
import { AriaRoot } from '../provider/aria-root';
import { content, wide } from './popover.css';

export interface PopoverFrameProps {
  label: string;
  isOpen: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  isWide?: boolean;
  children: ReactNode;
}

/** The popover itself, in a module of its own so that it can be loaded lazily. */
export function PopoverFrame({ label, isOpen, triggerRef, onClose, isWide, children }: PopoverFrameProps) {
  return (
    <AriaRoot>
      <Popover
        isOpen={isOpen}
        triggerRef={triggerRef}
        onOpenChange={(opens) => !opens && onClose()}
        offset={4}
        placement={isWide ? 'bottom end' : 'bottom'}
        className={isWide ? wide : floating}
      >
        <Dialog aria-label={label} className={content}>
          <FreezeOnClose isOpen={isOpen}>{children}</FreezeOnClose>
        </Dialog>
      </Popover>
    </AriaRoot>
  );
}
