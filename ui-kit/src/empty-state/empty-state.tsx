import type { ReactNode } from 'react';
import type { Icon } from '../icons/icons';
import { StateFrame } from './state-frame';

export interface EmptyStateProps {
  /** One sentence. */
  title: string;
  detail?: ReactNode;
  /** One button. */
  action?: ReactNode;
  icon?: Icon;
  /** The title's place in the outline. */
  level?: 1 | 2 | 3;
}

/** Nothing here yet: what would be, and how to begin. */
export function EmptyState({ action, level = 2, ...words }: EmptyStateProps) {
  return (
    <StateFrame {...words} level={level} tone="calm">
      {action}
    </StateFrame>
  );
}
