import type { Notification, NotificationsQuery } from '@touchline/contract';
import { fullNameOf } from '../auth';
import type { NotificationRow } from './notification.repository';

export function presentNotification(row: NotificationRow): Notification {
  const { username } = row;
  return {
    id: row.id,
    kind: row.kind,
    team: { id: row.team_id, name: row.team },
    page: row.page_id === null ? null : { id: row.page_id, title: row.page ?? '' },
    otherPages: row.other_pages,
    play: row.play_id === null ? null : { id: row.play_id, title: row.play ?? '' },
    otherPlays: row.other_plays,
    since: row.since,
    commentId: row.comment_id,
    excerpt: row.excerpt,
    actor: username === null ? null : { displayName: fullNameOf({ ...row, username }), avatar: row.avatar },
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

/** Clients of the build before do not know the kinds `play_comment` and `page_mention`. */
export function presentList(
  rows: readonly NotificationRow[],
  { playComments, pageMentions }: NotificationsQuery,
): Notification[] {
  const known = ({ kind }: NotificationRow) => {
    if (kind === 'play_comment' && !playComments) return 'comment';
    return kind === 'page_mention' && !pageMentions ? 'mention' : kind;
  };
  return rows.map((row) => presentNotification({ ...row, kind: known(row) }));
}
