import type {
  NotOpened,
  TodayContinue,
  TodayForYou,
  TodayForYouOnPlay,
  TodayStarred,
  TodayToRead,
  TodayUnread,
} from '@touchline/contract';
import { presentContentItem, stillUrlOf } from '../lifecycle';
import type { ForYouRow } from './for-you.repository';
import type { ToReadRow } from './to-read.repository';
import type { PlayerRow, TodayRow } from './today.repository';

const presentUser = (displayName: string | null, avatar: string | null) =>
  displayName === null ? null : { displayName, avatar };

export const presentToRead = (row: ToReadRow): TodayToRead => ({
  kind: row.kind,
  id: row.id,
  teamId: row.team_id,
  title: row.title,
  state: row.state,
  by: presentUser(row.display_name, row.avatar),
  at: row.at.toISOString(),
  note: row.note,
  since: row.since,
});

const presentComment = (row: ForYouRow) => ({
  kind: row.kind,
  commentId: row.id,
  notificationId: row.notification_id,
  teamId: row.team_id,
  by: presentUser(row.display_name, row.avatar),
  excerpt: row.excerpt,
  at: row.created_at.toISOString(),
});

export const presentForYou = (row: ForYouRow): TodayForYou => ({
  ...presentComment(row),
  page: { id: row.content_id, title: row.title },
});

export const presentForYouOnPlay = (row: ForYouRow): TodayForYouOnPlay => ({
  ...presentComment(row),
  play: { id: row.content_id, title: row.title },
});

export const presentUnread = (row: TodayRow): TodayUnread => ({
  id: row.id,
  teamId: row.team_id,
  title: row.title,
  publishedAt: row.at.toISOString(),
  opened: row.opened,
  of: row.players,
});

export const presentContinue = (row: TodayRow): TodayContinue => ({
  kind: row.kind,
  id: row.id,
  teamId: row.team_id,
  title: row.title,
  isDraft: row.is_draft,
  at: row.at.toISOString(),
});

export const presentTodayStarred = (row: TodayRow): TodayStarred => ({
  ...presentContentItem(row),
  stillUrl: stillUrlOf(row),
});

export const presentPlayer = (row: PlayerRow): NotOpened['players'][number] => ({
  id: row.id,
  displayName: row.display_name,
  avatar: row.avatar,
});
