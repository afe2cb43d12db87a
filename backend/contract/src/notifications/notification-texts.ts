import { commentAddress } from '../comments/comment-address';
import type { Notification, NotificationKind } from './notification';

export const notificationTexts = {
  forYou: 'For you',
  teamActivity: 'Team activity',
  none: "You're all caught up",
  noneLead: 'Replies, mentions and changes to pages you follow show up here.',
  markAll: 'Mark all as read',
  showMore: 'Show more',
  unread: 'Unread',
  unreadCount: (unread: number) => (unread === 0 ? 'All read' : `${unread} unread`),
  someone: 'Someone',
  severalPeople: 'Several people',
} as const;

interface SentenceParts {
  who: string;
  page: string;
  team: string;
  otherPages: number;
}

const sentences: Record<NotificationKind, (parts: SentenceParts) => string> = {
  mention: ({ who, page }) => `${who} mentioned you on ${page}`,
  reply: ({ who, page }) => `${who} replied to you on ${page}`,
  comment: ({ who, page }) => `${who} commented on ${page}`,
  page: ({ who, page }) => `${who} updated ${page}`,
  member: ({ who, team }) => `${who} joined ${team}`,
  published: ({ who, page, otherPages }) => {
    if (otherPages === 0) return `${who} published ${page}`;
    return `${who} published ${page} and ${otherPages === 1 ? '1 other page' : `${otherPages} other pages`}`;
  },
};

export function notificationSentence({ kind, actor, page, team, otherPages = 0 }: Notification): string {
  const nobody = kind === 'member' ? notificationTexts.severalPeople : notificationTexts.someone;
  const who = actor?.displayName ?? nobody;
  return sentences[kind]({ who, page: page?.title ?? '', team: team.name, otherPages });
}

/** Returns the path of the page, comment or team that a notification is about. */
export function notificationAddress({ page, otherPages = 0, commentId, team }: Notification): string {
  if (!page || otherPages > 0) return `/teams/${team.id}`;
  return commentId === null ? `/pages/${page.id}` : commentAddress(page.id, commentId);
}
