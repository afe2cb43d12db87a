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
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

/** Shown in place of an empty list: names the missing content and how to create it. */
export function EmptyState({ action, level = 2, ...words }: EmptyStateProps) {
  return (
    <StateFrame {...words} level={level} tone="calm">
      {action}
    </StateFrame>
  );
}
