import type { IsoTime } from '../wire';

/**
 * Why somebody is told: they are named in a comment, it answers them, it stands on a page that they wrote or starred; such a
 * page was changed; somebody joined a team that they run.
 */
export const notificationKinds = ['mention', 'reply', 'comment', 'page', 'member'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface Notification {
  id: number;
  kind: NotificationKind;
  team: { id: number; name: string };
  page: { id: number; title: string } | null;
  commentId: number | null;
  /** The first words of the comment. */
  excerpt: string | null;
  /** Who did it; null for several, and for an account that is gone. */
  actor: { displayName: string; avatar: string | null } | null;
  isRead: boolean;
  createdAt: IsoTime;
}

export interface Notifications {
  notifications: Notification[];
  /** Of all, not only of these. */
  unread: number;
  nextCursor: string | null;
}
