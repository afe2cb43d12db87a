import { useId, type ReactNode } from 'react';
import { classes } from '../classes';
import { ChevronRightIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './disclosure.css';

export interface DisclosureProps {
  /** The accessible name of the toggle: the content that it shows and hides. */
  label: string;
  /** Content beside the toggle, such as a heading or a link. Without it the label is shown in the toggle. */
  summary?: ReactNode;
  /** Position of the toggle. With `end`, lines without a toggle are aligned with those that have one. */
  toggleAt?: 'start' | 'end';
  /** Draws a line beside the content, below the start of the summary. */
  hasGuide?: boolean;
  /** Content at the end of the line. */
  actions?: ReactNode;
  isExpanded: boolean;
  onToggle: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** Expands and collapses the content that belongs to a line. */
export function Disclosure(props: DisclosureProps) {
  const { label, summary, toggleAt = 'start', hasGuide, actions, isExpanded, onToggle, children } = props;
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
        <div id={panelId} className={hasGuide ? styles.guided : styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
