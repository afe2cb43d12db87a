import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { StateFrame } from '../empty-state/state-frame';
import { WarningIcon, type Icon } from '../icons/icons';

export interface ErrorStateProps {
  /** The error, in one sentence. */
  title: string;
  /** Advice to the user. */
  detail?: ReactNode;
  onRetry?: () => void;
  /** A retry is in progress. */
  isRetrying?: boolean;
  retryLabel?: string;
  /** An alternative, such as a link home. */
  action?: ReactNode;
  icon?: Icon;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

/** Shown when content could not be loaded: the error, advice, and a retry button. */
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
