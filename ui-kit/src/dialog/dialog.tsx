import type { ReactNode } from 'react';
import { LazyModal } from '../overlay/lazy-modal';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `full` is for what is read: on phones it is all of the screen. */
  size?: 'small' | 'medium' | 'large' | 'full';
  /** Buttons at its end; a submit button names its form by `form`. */
  footer?: ReactNode;
  /** Whether Escape and a press beside it close it without a question; not while something would be lost. */
  isDismissable?: boolean;
  closeLabel?: string;
  children: ReactNode;
}

/** Something to finish before going on; on phones a sheet from the lower edge. Focus returns to where it was. */
export function Dialog({ size = 'medium', onOpenChange, closeLabel = 'Close', ...frame }: DialogProps) {
  return <LazyModal {...frame} place={size} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />;
}
