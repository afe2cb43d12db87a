import type { ReactNode } from 'react';
import { LazyModal } from '../overlay/lazy-modal';

export interface SlidePanelProps {
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The edge from which it slides in: `start` is left in left-to-right text. */
  side?: 'start' | 'end';
  /** Sticky content at the end. */
  footer?: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** A panel that slides over the edge of the screen, such as the navigation on a phone. */
export function SlidePanel({
  side = 'start',
  onOpenChange,
  closeLabel = 'Close',
  ...frame
}: SlidePanelProps) {
  return <LazyModal {...frame} place={side} closeLabel={closeLabel} onClose={() => onOpenChange(false)} />;
}
