import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Pressable } from '../press/pressable';
import { RelativeTime } from '../relative-time/relative-time';
import { VisuallyHidden } from '../text/text';
import * as styles from './news-item.css';

/** What happened, the newest first: NewsItem elements. */
export function NewsList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}

export interface NewsItemProps {
  /** Who did it. */
  name: string;
  picture?: string | null;
  /** What happened, with the name in it. */
  sentence: string;
  /** The first words of what was said. */
  excerpt?: string | null;
  /** ISO 8601. */
  at: string;
  /** What is said of it to those who do not see its dot; read already without. */
  unreadLabel?: string;
  href: string;
  onPress?: () => void;
}

/** Something that happened, and the way there. */
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
