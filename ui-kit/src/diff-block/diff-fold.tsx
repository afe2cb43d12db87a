import { useId, useState, type ReactNode } from 'react';
import { ChevronsUpDownIcon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './diff-block.css';

export interface DiffFoldProps {
  /** How many parts there are. */
  label: string;
  children: ReactNode;
}

/** Unchanged parts of a page between two versions, collapsed to one line. */
export function DiffFold({ label, children }: DiffFoldProps) {
  const [isExpanded, setExpanded] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.fold}>
      <Pressable
        className={styles.foldToggle}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? panelId : undefined}
        onPress={() => setExpanded(!isExpanded)}
      >
        <ChevronsUpDownIcon size={16} />
        {label}
      </Pressable>
      {isExpanded && (
        <div id={panelId} className={styles.folded}>
          {children}
        </div>
      )}
    </div>
  );
}
