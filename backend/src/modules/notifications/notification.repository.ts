import type { ContentKind, NotificationKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { seesSubject, seesTeam } from '../access';
import type { NamesRow } from '../auth';

export interface NotificationRow extends Omit<NamesRow, 'username'> {
  id: number;
  kind: NotificationKind;
  team_id: number;
  team: string;
  page_id: number | null;
  page: string | null;
  other_pages: number;
  play_id: number | null;
  play: string | null;
  other_plays: number;
  since: number | null;
  comment_id: number | null;
  excerpt: string | null;
  /** Null without an actor. */
  username: string | null;
  avatar: string | null;
  created_at: Date;
  read_at: Date | null;
}

export interface NewNotification {
  kind: NotificationKind;
  teamId: number;
  pageId?: number;
  /** The play of a comment or change. */
  playId?: number;
  commentId?: number;
  /** The pages or plays that were published at once. */
  published?: PublishedItems;
  note?: string;
  /** Undefined when several users acted. */
  actorId?: number;
}

interface PublishedItems {
  kind: ContentKind;
  ids: readonly number[];
}

/** Pages or plays that a user published at once. */
export interface NewPublication extends PublishedItems {
  teamId: number;
  actorId: number;
  note: string | null;
}

/**
 * Notifications whose subject the user may still see: pages, plays and comments that are not deleted, in teams the user can see. One
 * of several published pages or plays names the last one of each kind that is visible.
 */
const visible = `from notifications n join teams t on t.id = n.team_id
     left join lateral (
       select p.id, p.title, p.told_version, count(*) over ()::integer - 1 as others from pages p
        where p.id = any(coalesce(n.page_ids, array[n.page_id])) and p.deleted_at is null and ${seesSubject('p', '$1')}
        order by array_position(n.page_ids, p.id) desc limit 1) p on true
     left join lateral (
       select y.id, y.name, y.told_version, count(*) over ()::integer - 1 as others from plays y
        where y.id = any(coalesce(n.play_ids, array[n.play_id])) and y.deleted_at is null and ${seesSubject('y', '$1')}
        order by array_position(n.play_ids, y.id) desc limit 1) y on true
     left join comments c on c.id = n.comment_id
     left join users a on a.id = n.actor_id
    where n.user_id = $1 and (p.id is not null or y.id is not null or num_nonnulls(n.page_id, n.play_id, n.page_ids, n.play_ids) = 0)
      and c.deleted_at is null and ${seesTeam('$1')}`;

/** The version that the user read last of a changed page or play, unless they know the last one that followers were notified of. */
const since = `case when n.kind = 'page' then coalesce(
    (select v.version from page_views v where v.user_id = $1 and v.page_id = p.id and v.version < p.told_version),
    (select v.version from play_views v where v.user_id = $1 and v.play_id = y.id and v.version < y.told_version)) end`;

const columns = `n.id, n.kind, n.team_id, t.name as team, p.id as page_id, p.title as page, coalesce(p.others, 0) as other_pages,
  y.id as play_id, y.name as play, coalesce(y.others, 0) as other_plays, ${since} as since, n.comment_id, coalesce(left(c.content, 200), n.note) as excerpt, n.created_at, n.read_at,
  a.username, a.first_name, a.last_name, a.display_name, a.avatar`;

const of = statement(
  'notifications_of',
  `select ${columns} ${visible} and ($2::timestamptz is null or (n.created_at, n.id) < ($2, $3::integer))
    order by n.created_at desc, n.id desc limit $4`,
);
const unread = statement(
  'notifications_unread',
  `select count(*)::integer as unread ${visible} and n.read_at is null`,
);
const one = statement('notification_one', `select ${columns} ${visible} and n.id = $2`);

@Injectable()
export class NotificationRepository {
  constructor(private readonly database: Database) {}

  find(userId: number, place: ListCursor | null, limit: number): Promise<NotificationRow[]> {
    return this.database.read<NotificationRow>(of, [userId, place?.at ?? null, place?.id ?? null, limit]);
  }

  async countUnread(userId: number): Promise<number> {
    const [row] = await this.database.read<{ unread: number }>(unread, [userId]);
    return row?.unread ?? 0;
  }

  async findOne(userId: number, id: number): Promise<NotificationRow | undefined> {
    const [row] = await this.database.read<NotificationRow>(one, [userId, id]);
    return row;
  }

  /**
   * Inserts notifications: one per comment and user; for a changed page or play, an unread one moves to the top instead. Returns the users
   * whose list changed.
   */
  async insert(tx: Tx, userIds: readonly number[], news: NewNotification): Promise<number[]> {
    const rows = await tx.query<{ user_id: number }>(
      `insert into notifications as n (user_id, kind, team_id, page_id, play_id, comment_id, actor_id, page_ids, play_ids, note)
       select id, $2, $3, $4, $5, $6, $7, $8, $9, $10 from unnest($1::integer[]) as id
       ${news.kind === 'page' ? movesUp(news.playId === undefined ? 'page' : 'play') : 'on conflict do nothing'}
       returning user_id`,
      [
        userIds,
        news.kind,
        news.teamId,
        news.pageId ?? null,
        news.playId ?? null,
        news.commentId ?? null,
        news.actorId ?? null,
        news.published?.kind === 'page' ? news.published.ids : null,
        news.published?.kind === 'play' ? news.published.ids : null,
        news.note ?? null,
      ],
    );
    return rows.map(({ user_id: userId }) => userId);
  }

  /**
   * Adds pages or plays to the unread notifications of publications of the team since `since`, and moves them to the top. Returns their
   * users. Locks the team, so that concurrent publications find each other's notifications.
   */
  async extendPublications(
    tx: Tx,
    userIds: readonly number[],
    { kind, teamId, ids, actorId, note, since }: NewPublication & { since: Date },
  ): Promise<number[]> {
    await tx.query('select from teams where id = $1 for no key update', [teamId]);
    const rows = await tx.query<{ user_id: number }>(
      `update notifications set ${kind}_ids = ${kind}_ids || $3::integer[], actor_id = $4, note = coalesce($5, note), created_at = now()
        where user_id = any($1) and team_id = $2 and kind = 'published' and read_at is null and created_at > $6
        returning user_id`,
      [userIds, teamId, ids, actorId, note, since],
    );
    return rows.map(({ user_id: userId }) => userId);
  }

  async mark(tx: Tx, userId: number, { id, readAt }: { id: number; readAt: Date | null }): Promise<void> {
    await tx.query('update notifications set read_at = $3 where user_id = $1 and id = $2', [
      userId,
      id,
      readAt,
    ]);
  }

  async markAll(tx: Tx, userId: number, readAt: Date): Promise<void> {
    await tx.query('update notifications set read_at = $2 where user_id = $1 and read_at is null', [
      userId,
      readAt,
    ]);
  }

  async removeBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from notifications where created_at < $1', [date]);
  }
}

/** Moves at most once a minute, not with every autosave. */
const movesUp = (
  kind: ContentKind,
) => `on conflict (user_id, ${kind}_id) where kind = 'page' and read_at is null
  do update set created_at = now(), actor_id = excluded.actor_id
   where n.actor_id is distinct from excluded.actor_id or n.created_at < now() - interval '1 minute'`;
