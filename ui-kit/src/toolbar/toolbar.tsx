import { AriaRoot } from '../provider/aria-root';
import type { ReactNode } from 'react';
import { Group, Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './toolbar.css';

export interface ToolbarProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** Controls for one subject: one tab stop, arrow keys move inside. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaRoot>
      <AriaToolbar aria-label={label} className={styles.toolbar}>
        {children}
      </AriaToolbar>
    </AriaRoot>
  );
}

/** A group of controls in a toolbar. */
export function ToolbarGroup({ label, children }: ToolbarProps) {
  return (
    <Group aria-label={label} className={styles.group}>
      {children}
    </Group>
  );
}
