import { useId, type ReactNode } from 'react';
import { classes } from '../classes';
import { ChevronRightIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './disclosure.css';

export interface DisclosureProps {
  /** The name of the toggle: what it shows and hides. */
  label: string;
  /** What stands beside the toggle: a heading, or a link of its own. Without, the label is part of the toggle. */
  summary?: ReactNode;
  /** What stands at the end of the line. */
  actions?: ReactNode;
  isExpanded: boolean;
  onToggle: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** Shows and hides what belongs to a line. */
export function Disclosure({ label, summary, actions, isExpanded, onToggle, children }: DisclosureProps) {
  const panelId = useId();
  return (
    <div>
      <div className={styles.head}>
        <Pressable
          aria-label={label}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? panelId : undefined}
          className={classes(styles.toggle, summary === undefined && styles.labelled)}
          onPress={() => onToggle(!isExpanded)}
        >
          <span className={styles.chevron}>
            <ChevronRightIcon size={16} />
          </span>
          {summary === undefined && label}
        </Pressable>
        {summary !== undefined && <div className={styles.content}>{summary}</div>}
        {actions}
      </div>
      {isExpanded && (
        <div id={panelId} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
