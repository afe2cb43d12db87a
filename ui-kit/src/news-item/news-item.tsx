import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Pressable } from '../press/pressable';
import { RelativeTime } from '../relative-time/relative-time';
import { VisuallyHidden } from '../text/text';
import * as styles from './news-item.css';

/** A list of NewsItem elements, the newest first. */
export function NewsList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface NewsItemProps {
  /** The name of the user who acted. */
  name: string;
  picture?: string | null;
  /** A sentence that contains the name. */
  sentence: string;
  /** The beginning of the comment. */
  excerpt?: string | null;
  /** ISO 8601. */
  at: string;
  /** The screen reader's text for the unread dot; without it the item is read. */
  unreadLabel?: string;
  href: string;
  onPress?: () => void;
}

/** One event with a link to it. */
export function NewsItem({
  name,
  picture,
  sentence,
  excerpt,
  at,
  unreadLabel,
  href,
  onPress,
}: NewsItemProps) {
  return (
    <li>
      <Pressable
        href={href}
        onPress={onPress}
        className={styles.item}
        data-unread={unreadLabel ? '' : undefined}
      >
        <Avatar name={name} src={picture} size="small" />
        <span className={styles.words}>
          <span className={styles.sentence}>{sentence}</span>
          {excerpt && <span className={styles.excerpt}>{excerpt}</span>}
          <span className={styles.when}>
            <RelativeTime at={at} />
          </span>
        </span>
        {unreadLabel && (
          <span className={styles.dot}>
            <VisuallyHidden>{unreadLabel}</VisuallyHidden>
          </span>
        )}
      </Pressable>
    </li>
  );
}
