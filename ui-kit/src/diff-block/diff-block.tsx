import type { ReactNode } from 'react';
import { classes } from '../classes';
import { EditIcon, MinusIcon, PlusIcon, SortIcon, type Icon } from '../icons/icons';
import * as styles from './diff-block.css';

type Tone = keyof typeof styles.tones;

const icons: Record<Tone, Icon> = {
  added: PlusIcon,
  removed: MinusIcon,
  changed: EditIcon,
  moved: SortIcon,
};

export interface DiffBlockProps {
  change: Tone;
  /** The kind of change in one word; screen readers read it before the content. */
  label: string;
  /** The content, with `<ins>` and `<del>` around inserted and deleted words. */
  children: ReactNode;
}

/** A block of a page that differs between two versions. */
export function DiffBlock({ change, label, children }: DiffBlockProps) {
  const Icon = icons[change];
  return (
    <div className={classes(styles.changed, styles.tones[change])}>
      <div className={classes(styles.sign, styles.signTones[change])}>
        <Icon size={14} />
        <span>{label}</span>
      </div>
      {children}
    </div>
  );
}
