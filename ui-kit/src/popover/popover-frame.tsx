import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';
import { floating } from '../overlay/floating.css';
import { FreezeOnClose } from '../overlay/freeze-on-close';
import { useCloseOnBack } from '../overlay/use-close-on-back';
import { AriaRoot } from '../provider/aria-root';
import { card, content, wide } from './popover.css';

export interface PopoverFrameProps {
  label: string;
  isOpen: boolean;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  width?: keyof typeof widths;
  children: ReactNode;
}

/** The width of a list and of a card; otherwise it is that of the content. */
const widths = { content: floating, list: wide, card };
const placements = { content: 'bottom', list: 'bottom end', card: 'bottom start' } as const;

/** The popover itself, in a module of its own so that it can be loaded lazily. */
export function PopoverFrame({
  label,
  isOpen,
  triggerRef,
  onClose,
  width = 'content',
  children,
}: PopoverFrameProps) {
  useCloseOnBack(isOpen, onClose);
  return (
    <AriaRoot>
      <Popover
        isOpen={isOpen}
        triggerRef={triggerRef}
        onOpenChange={(opens) => !opens && onClose()}
        offset={4}
        placement={placements[width]}
        className={widths[width]}
      >
        <Dialog aria-label={label} className={content}>
          <FreezeOnClose isOpen={isOpen}>{children}</FreezeOnClose>
        </Dialog>
      </Popover>
    </AriaRoot>
  );
}
