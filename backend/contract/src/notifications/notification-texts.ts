import { commentAddress } from '../comments/comment-address';
import { contentAddress } from '../lifecycle/content-address';
import type { Notification, NotificationKind } from './notification';

export const notificationTexts = {
  forYou: 'For you',
  teamActivity: 'Team activity',
  none: "You're all caught up",
  noneLead: 'Replies, mentions and changes to pages and plays you follow show up here.',
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
  others: string[];
}

const sentences: Record<NotificationKind, (parts: SentenceParts) => string> = {
  mention: ({ who, page }) => `${who} mentioned you on ${page}`,
  reply: ({ who, page }) => `${who} replied to you on ${page}`,
  comment: ({ who, page }) => `${who} commented on ${page}`,
  play_comment: ({ who, page }) => `${who} commented on ${page}`,
  page: ({ who, page }) => `${who} updated ${page}`,
  member: ({ who, team }) => `${who} joined ${team}`,
  page_mention: ({ who, page }) => `${who} mentioned you in ${page}`,
  published: ({ who, page, others }) => {
    const last = others.at(-1);
    if (last === undefined) return `${who} published ${page}`;
    return `${who} published ${[page, ...others.slice(0, -1)].join(', ')} and ${last}`;
  },
};

const count = (number: number, noun: string) =>
  number === 0 ? [] : [`${number} ${number === 1 ? noun : `${noun}s`}`];

/** Returns what was published besides the page or play that the sentence names, in words. */
const othersOf = ({ page, otherPages = 0, play, otherPlays = 0 }: Notification): string[] => [
  ...count(otherPages, 'other page'),
  ...(page && play ? count(otherPlays + 1, 'play') : count(otherPlays, 'other play')),
];

export function notificationSentence(notification: Notification): string {
  const { kind, actor, page, play, team } = notification;
  const nobody = kind === 'member' ? notificationTexts.severalPeople : notificationTexts.someone;
  const who = actor?.displayName ?? nobody;
  const title = page?.title ?? play?.title ?? '';
  return sentences[kind]({ who, page: title, team: team.name, others: othersOf(notification) });
}

/** Returns the path of the page, play, comment or team that a notification is about; of a change, with what is new to the user marked. */
export function notificationAddress(notification: Notification): string {
  const { page, play, since, commentId, team } = notification;
  if (othersOf(notification).length > 0) return `/teams/${team.id}`;
  const content = page ? { ...page, kind: 'page' as const } : play && { ...play, kind: 'play' as const };
  if (!content) return `/teams/${team.id}`;
  return commentId === null ? contentAddress(content, since) : commentAddress(content, commentId);
}
