import { fullName, type Notification } from '@touchline/contract';
import type { NotificationRow } from './notification.repository';

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    team: { id: row.team_id, name: row.team },
    page: row.page_id === null ? null : { id: row.page_id, title: row.page ?? '' },
    commentId: row.comment_id,
    excerpt: row.excerpt,
    actor: presentActor(row),
    isRead: row.read_at !== null,
    createdAt: row.created_at.toISOString(),
  };
}

function presentActor(row: NotificationRow): Notification['actor'] {
  const { username, avatar } = row;
  if (username === null) return null;
  const { display_name: displayName, first_name: firstName, last_name: lastName } = row;
  return { displayName: fullName({ username, displayName, firstName, lastName }), avatar };
}
