import { AriaRoot } from '../provider/aria-root';
import type { ReactNode } from 'react';
import { Group, Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './toolbar.css';

export interface ToolbarProps {
  /** Its accessible name. */
  label: string;
  children: ReactNode;
}

/** Controls for one thing: one stop of the Tab key, arrow keys inside. */
export function Toolbar({ label, children }: ToolbarProps) {
  return (
    <AriaRoot>
      <AriaToolbar aria-label={label} className={styles.toolbar}>
        {children}
      </AriaToolbar>
    </AriaRoot>
  );
}

/** Controls of a toolbar that belong together. */
export function ToolbarGroup({ label, children }: ToolbarProps) {
  return (
    <Group aria-label={label} className={styles.group}>
      {children}
    </Group>
  );
}
