import { memo, type ReactNode } from 'react';

export interface FreezeOnCloseProps {
  isOpen: boolean;
  children: ReactNode;
}

/**
 * Keeps the content of an overlay unchanged while it closes, so that it does not change during the exit
 * animation.
 */
export const FreezeOnClose = memo(
  ({ children }: FreezeOnCloseProps) => children,
  (_, { isOpen }) => !isOpen,
);
FreezeOnClose.displayName = 'FreezeOnClose';
