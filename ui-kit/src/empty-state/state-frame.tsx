import type { ReactNode } from 'react';
import { Heading } from '../heading/heading';
import type { Icon } from '../icons/icons';
import { Text } from '../text/text';
import * as styles from './empty-state.css';

interface StateFrameProps {
  title: string;
  detail?: ReactNode;
  icon?: Icon;
  level: 1 | 2 | 3;
  tone: keyof typeof styles.signs;
  /** The actions. */
  children: ReactNode;
}

/** The common layout of EmptyState and ErrorState: title, detail and actions. */
export function StateFrame({ title, detail, icon: Icon, level, tone, children }: StateFrameProps) {
  return (
    <div className={styles.state} role={tone === 'failure' ? 'alert' : undefined}>
      {Icon && (
        <span className={styles.signs[tone]}>
          <Icon size={32} />
        </span>
      )}
      <div className={styles.words}>
        <Heading level={level} size="18">
          {title}
        </Heading>
        {detail && <Text tone="muted">{detail}</Text>}
      </div>
      {children}
    </div>
  );
}
