import type { IsoTime } from '../http-types';

/**
 * Reasons for a notification: a comment mentions the user, replies to them, or is on a page or play that they wrote or starred; such a
 * page or play changed (`page`); a user joined a team that they manage; pages or plays of a team of theirs were published; a page or play mentions the user.
 */
export const notificationKinds = [
  'mention',
  'reply',
  'comment',
  'play_comment',
  'page',
  'member',
  'published',
  'page_mention',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface Notification {
  id: number;
  kind: NotificationKind;
  team: { id: number; name: string };
  page: { id: number; title: string } | null;
  /** The number of pages besides `page` that were published with it. */
  otherPages?: number;
  /** The play that was published or changed, or that the comment is on. Optional, because an earlier build does not send it. */
  play?: { id: number; title: string } | null;
  /** The number of plays besides `play` that were published with it. Optional as `play`. */
  otherPlays?: number;
  /**
   * The version that the user read last, for the kind `page`, if followers were notified of a later one. Optional as `play`.
   */
  since?: number | null;
  commentId: number | null;
  /** The beginning of the comment, or the note of the publication. */
  excerpt: string | null;
  /** The user who caused it; null for several users and for a deleted account. */
  actor: { displayName: string; avatar: string | null } | null;
  isRead: boolean;
  createdAt: IsoTime;
}

export interface NotificationsQuery {
  cursor?: string;
  /** Returns the kind `play_comment`, which clients of the build before do not know: they are sent `comment`. */
  playComments?: 'yes';
  /** Returns the kind `page_mention`, which clients of the build before do not know: they are sent `mention`. */
  pageMentions?: 'yes';
}

export interface Notifications {
  notifications: Notification[];
  /** Counts all notifications, not only this page of them. */
  unread: number;
  nextCursor: string | null;
}
