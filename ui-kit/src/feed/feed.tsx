import type { ReactNode } from 'react';
import { classes } from '../classes';
import type { Icon } from '../icons/icons';
import { Pressable } from '../press/pressable';
import * as styles from './feed.css';

export interface FeedProps {
  label: string;
  /** Number of items, including those that are not shown. */
  count?: number;
  /** A quiet button beside the label. */
  action?: ReactNode;
  /** Shows two items on phones. */
  isShortOnPhones?: boolean;
  /** FeedItem elements. */
  children: ReactNode;
}

/** A labelled list of news as rows with hairlines, without a box: for content that changes by itself. List is for collections. */
export function Feed({ label, count, action, isShortOnPhones, children }: FeedProps) {
  return (
    <section className={styles.feed} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 className={styles.label}>{label}</h2>
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </div>
        {action && <span className={styles.action}>{action}</span>}
      </div>
      <ul aria-label={label} className={isShortOnPhones ? styles.short : undefined}>
        {children}
      </ul>
    </section>
  );
}

export interface FeedItemProps {
  title: ReactNode;
  href: string;
  /** Called on press in addition. */
  onPress?: () => void;
  /** Content before the text, such as an initial or an avatar. */
  start?: ReactNode;
  /** The icon of an unusual kind, after the title. */
  sign?: Icon;
  /** Facts below the title, such as who and when. */
  detail?: ReactNode;
  /** A quotation: after the detail, on phones a line of its own above it. */
  note?: ReactNode;
  /** A badge or text at the end. */
  end?: ReactNode;
  /** A link or button at the end. */
  action?: ReactNode;
}

/** One item of a Feed; a press anywhere outside the action follows the link. */
export function FeedItem(props: FeedItemProps) {
  const { title, href, onPress, start, sign: Sign, detail, note, end, action } = props;
  return (
    <li className={classes(styles.item, detail || note ? styles.lines : styles.single)}>
      {start}
      <span className={styles.words}>
        <Pressable href={href} onPress={onPress} className={styles.title} data-cover="">
          <span dir="auto">{title}</span>
          {Sign && (
            <span className={styles.sign}>
              <Sign size={16} />
            </span>
          )}
        </Pressable>
        {(detail || note) && (
          <span className={styles.meta}>
            {detail && <span className={styles.detail}>{detail}</span>}
            {note && (
              <span className={styles.note} dir="auto">
                {note}
              </span>
            )}
          </span>
        )}
      </span>
      {end && <span className={classes(styles.end, styles.endOfText)}>{end}</span>}
      {action && <span className={styles.end}>{action}</span>}
    </li>
  );
}

/** A link at the end of a FeedItem. */
export function FeedLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Pressable href={href} className={styles.link}>
      {children}
    </Pressable>
  );
}
