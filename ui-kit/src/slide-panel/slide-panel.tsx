import type { ReactNode } from 'react';
import { LazyModal } from '../overlay/lazy-modal';

export interface SlidePanelProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The edge it comes from: `start` is left where one reads from left to right. */
  side?: 'start' | 'end';
  /** What stays in view at its end. */
  footer?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** A panel over the edge of the screen, such as the navigation on a phone. */
export function SlidePanel({
  side = 'start',
  onOpenChange,
  closeLabel = 'Close',
  ...frame
}: SlidePanelProps) {
  return <LazyModal {...frame} place={side} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />;
}
