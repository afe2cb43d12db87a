import type { ReactNode } from 'react';
import { Button } from '../button/button';
import * as styles from '../empty-state/empty-state.css';
import { Heading } from '../heading/heading';
import { WarningIcon, type Icon } from '../icons/icons';
import { Text } from '../text/text';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do about it. */
  detail?: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  /** Another way on, such as a link home. */
  action?: ReactNode;
  icon?: Icon;
  level?: 1 | 2 | 3;
}

/** Something could not be shown: what happened, what to do, and another try. */
export function ErrorState(props: ErrorStateProps) {
  const {
    title,
    detail,
    onRetry,
    retryLabel = 'Try again',
    action,
    icon: Icon = WarningIcon,
    level = 2,
  } = props;
  return (
    <div className={styles.state} role="alert">
      <span className={styles.failure}>
        <Icon size={32} />
      </span>
      <div className={styles.words}>
        <Heading level={level} size="18">
          {title}
        </Heading>
        {detail && <Text tone="muted">{detail}</Text>}
      </div>
      {onRetry && <Button onPress={onRetry}>{retryLabel}</Button>}
      {action}
    </div>
  );
}
