import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import type { Icon } from '../icons/icons';
import { Text } from '../text/text';
import * as styles from './empty-state.css';

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
export function EmptyState({ title, detail, action, icon: Icon, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {Icon && (
        <span className={styles.sign}>
          <Icon size={32} />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={level} size="18">
          {title}
        </Heading>
        {detail && <Text tone="muted">{detail}</Text>}
      </div>
      {action}
    </div>
  );
}
