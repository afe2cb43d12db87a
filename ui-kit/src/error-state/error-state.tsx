import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { StateFrame } from '../empty-state/state-frame';
import { WarningIcon, type Icon } from '../icons/icons';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  detail?: ReactNode;
  onRetry?: () => void;
  /** The retry is under way. */
  isRetrying?: boolean;
  retryLabel?: string;
  /** Another way on, such as a link home. */
  action?: ReactNode;
  icon?: Icon;
  /** The title's place in the outline. */
  level?: 1 | 2 | 3;
}

/** Something could not be shown: what happened, what to do, and another try. */
export function ErrorState({ onRetry, retryLabel = 'Try again', isRetrying, ...props }: ErrorStateProps) {
  const { action, icon = WarningIcon, level = 2, ...words } = props;
  return (
    <StateFrame {...words} icon={icon} level={level} tone="failure">
      {onRetry && (
        <Button onPress={onRetry} isPending={isRetrying}>
          {retryLabel}
        </Button>
      )}
      {action}
    </StateFrame>
  );
}
