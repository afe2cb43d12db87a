import { commentAddress } from '../comments/comment-address';
import type { Notification, NotificationKind } from './notification';

export const notificationTexts = {
  forYou: 'For you',
  teamActivity: 'Team activity',
  none: "You're all caught up",
  noneLead: 'Replies, mentions and changes to pages you follow show up here.',
  markAll: 'Mark all as read',
  markAllFailed: 'Failed to mark as read',
  showMore: 'Show more',
  unread: 'Unread',
  unreadCount: (unread: number) => (unread === 0 ? 'All read' : `${unread} unread`),
  someone: 'Someone',
  severalPeople: 'Several people',
  /** Accessible name of the button, with the number of its badge. */
  button: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
} as const;

const sentences: Record<NotificationKind, (who: string, page: string, team: string) => string> = {
  mention: (who, page) => `${who} mentioned you on ${page}`,
  reply: (who, page) => `${who} replied to you on ${page}`,
  comment: (who, page) => `${who} commented on ${page}`,
  page: (who, page) => `${who} updated ${page}`,
  member: (who, _, team) => `${who} joined ${team}`,
};

export function notificationSentence({ kind, actor, page, team }: Notification): string {
  const nobody = kind === 'member' ? notificationTexts.severalPeople : notificationTexts.someone;
  return sentences[kind](actor?.displayName ?? nobody, page?.title ?? '', team.name);
}

/** Returns the path of the page, comment or team that a notification is about. */
export function notificationAddress({ page, commentId, team }: Notification): string {
  if (!page) return `/teams/${team.id}`;
  return commentId === null ? `/pages/${page.id}` : commentAddress(page.id, commentId);
}
