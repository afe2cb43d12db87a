import type { ReactNode } from 'react';
import { LazyModal } from '../overlay/lazy-modal';

export interface FullScreenDialogProps {
  title: string;
  isOpen: boolean;
  /** Called by the button that closes it, and by Escape. */
  onClose: () => void;
  closeLabel: string;
  /** The button that ends the work, at the end of the head. */
  action: ReactNode;
  children: ReactNode;
}

/** A dialog that fills the screen, for work that needs all of it. A press outside cannot close it. */
export function FullScreenDialog(props: FullScreenDialogProps) {
  return <LazyModal {...props} place="screen" isDismissable={false} />;
}
