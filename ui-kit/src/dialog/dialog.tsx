import type { ReactNode } from 'react';
import { LazyModal } from '../overlay/lazy-modal';

export interface DialogProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** `full` is for reading: it fills the screen on phones. `talk` leaves a third of the page visible there. */
  size?: 'small' | 'medium' | 'large' | 'full' | 'talk';
  /** Buttons at the end; a submit button names its form by `form`. */
  footer?: ReactNode;
  /** Allows Escape and a press outside to close the dialog; false while input would be lost. */
  isDismissable?: boolean;
  closeLabel?: string;
  children: ReactNode;
}

/** A modal dialog; a bottom sheet on phones. Closing returns the focus to the element that had it. */
export function Dialog({ size = 'medium', onOpenChange, closeLabel = 'Close', ...frame }: DialogProps) {
  return <LazyModal {...frame} place={size} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />;
}
