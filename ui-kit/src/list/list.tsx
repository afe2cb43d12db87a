import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import * as styles from './list.css';

export interface ListProps {
  /** Names the list. */
  label: string;
  /** ListItem elements. */
  children: ReactNode;
}

/** A few things of one kind below one another; for many that are compared there is Table. */
export function List({ label, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface ListItemProps {
  title: ReactNode;
  detail?: ReactNode;
  /** Before the words, such as an avatar or an icon. */
  start?: ReactNode;
  /** After the words, such as a badge or buttons: not part of what is pressed. */
  end?: ReactNode;
  /** Where it leads. */
  href?: string;
  /** What pressing it does, when it leads nowhere. */
  onPress?: () => void;
}

/** One thing of a List. */
export function ListItem({ title, detail, start, end, href, onPress }: ListItemProps) {
  const content = (
    <>
      {start}
      <span className={styles.words}>
        <span className={styles.title} dir="auto">
          {title}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
  return (
    <li className={styles.item}>
      <Line {...{ href, onPress }}>{content}</Line>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}

function Line({
  href,
  onPress,
  children,
}: Pick<ListItemProps, 'href' | 'onPress'> & { children: ReactNode }) {
  if (!href && !onPress) return <div className={styles.line}>{children}</div>;
  return (
    <Pressable {...{ href, onPress }} className={classes(styles.line, styles.pressable)}>
      {children}
    </Pressable>
  );
}
