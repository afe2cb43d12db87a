import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { floating } from '../overlay/floating.css';
import { WhileOpen } from '../overlay/while-open';
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

/** The popover itself; its own module, because it is loaded when the first one is opened. */
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
          <WhileOpen isOpen={isOpen}>{children}</WhileOpen>
        </Dialog>
      </Popover>
    </AriaRoot>
  );
}
