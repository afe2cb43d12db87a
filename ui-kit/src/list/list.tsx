import type { ReactNode } from 'react';
import { classes } from '../classes';
import { Pressable } from '../press/pressable';
import * as styles from './list.css';

export interface ListProps {
  /** The accessible name of the list. */
  label: string;
  /** ListItem elements. */
  children: ReactNode;
}

/** A short list of items of one kind; Table is for many items that are compared. */
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
  /** Content before the text, such as an avatar or an icon. */
  start?: ReactNode;
  /** Content after the text, such as a badge or buttons; not part of the pressable area. */
  end?: ReactNode;
  /** The link target. */
  href?: string;
  /** Called on press; without `href` only. */
  onPress?: () => void;
}

/** One item of a List. */
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
      <Line href={href} onPress={onPress}>
        {content}
      </Line>
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
    <Pressable href={href} onPress={onPress} className={classes(styles.line, styles.pressable)}>
      {children}
    </Pressable>
  );
}
