import type { ReactNode } from 'react';
import { classes } from '../classes';
import { EditIcon, MinusIcon, PlusIcon, SortIcon, type Icon } from '../icons/icons';
import * as styles from './changed.css';

type Tone = keyof typeof styles.tones;

const icons: Record<Tone, Icon> = {
  added: PlusIcon,
  removed: MinusIcon,
  changed: EditIcon,
  moved: SortIcon,
};

export interface ChangedProps {
  change: Tone;
  /** The same in a word: it is read before what has changed. */
  label: string;
  /** The content, with `<ins>` and `<del>` around the words that came and went. */
  children: ReactNode;
}

/** A part of a page that differs from another state of it. */
export function Changed({ change, label, children }: ChangedProps) {
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
