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
  /** Where the toggle is: at the end of the line, lines without a toggle are aligned with it. */
  toggleAt?: 'start' | 'end';
  /** What stands at the end of the line. */
  actions?: ReactNode;
  isExpanded: boolean;
  onToggle: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** Shows and hides what belongs to a line. */
export function Disclosure(props: DisclosureProps) {
  const { label, summary, toggleAt = 'start', actions, isExpanded, onToggle, children } = props;
  const panelId = useId();
  const toggle = (
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
  );
  return (
    <div>
      <div className={styles.head}>
        {toggleAt === 'start' && toggle}
        {summary !== undefined && <div className={styles.content}>{summary}</div>}
        {toggleAt === 'end' && toggle}
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
