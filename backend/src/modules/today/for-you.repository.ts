import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { seesSubject, seesTeam } from '../access';
import { fullNameSql } from '../auth';
import { ROWS_OF_PART } from './today-teams';

export interface ForYouRow {
  kind: 'mention' | 'reply' | 'question';
  id: number;
  notification_id: number | null;
  content_kind: ContentKind;
  content_id: number;
  title: string;
  team_id: number;
  excerpt: string;
  created_at: Date;
  /** Null for a deleted account. */
  display_name: string | null;
  avatar: string | null;
}

const EXCERPT_CHARS = 200;

const unreadOf = `
  select n.kind, c.id, n.id as notification_id from notifications n join comments c on c.id = n.comment_id
   where n.user_id = $1 and n.read_at is null and n.kind in ('mention', 'reply')
   order by n.created_at desc limit ${ROWS_OF_PART}`;
const questionsOn = (kind: ContentKind) => `
  select 'question', c.id, null::integer from ${kind}s p join comments c on c.${kind}_id = p.id
   where p.created_by = $1 and p.deleted_at is null and c.parent_id is null and not c.is_resolved
     and c.deleted_at is null and c.user_id is distinct from $1`;

/** The page or play of comment `c`. */
const content = `(
  select 'page' as kind, id, title, team_id, published_at from pages where id = c.page_id and deleted_at is null
  union all
  select 'play', id, name, team_id, published_at from plays where id = c.play_id and deleted_at is null)`;
/** The first comment of the thread of comment `c`, which replies name through those they answer. */
const thread = `(
  with recursive up as (
    select c.id, c.parent_id, c.is_resolved
    union all select k.id, k.parent_id, k.is_resolved from comments k join up on k.id = up.parent_id)
  select id, is_resolved from up where parent_id is null)`;
const answered = `exists (
  with recursive down as (
    select thread.id
    union all select k.id from comments k join down on k.parent_id = down.id)
  select from down join comments k on k.id = down.id
   where k.user_id = $1 and k.deleted_at is null and (k.created_at, k.id) > (c.created_at, c.id))`;

const find = statement(
  'today_for_you',
  `with named as (
     select distinct on (id) kind, id, notification_id from ((${unreadOf}) union all (${questionsOn('page')}) union all (${questionsOn('play')})) waiting(kind, id, notification_id)
      order by id, kind = 'question')
   select named.kind, named.notification_id, c.id, p.kind as content_kind, p.id as content_id, p.title, p.team_id, left(c.content, ${EXCERPT_CHARS}) as excerpt, c.created_at,
       ${fullNameSql('u')} as display_name, u.avatar
     from named join comments c on c.id = named.id and c.deleted_at is null
     join lateral ${content} p on true
     join teams t on t.id = p.team_id and ${seesTeam('$1')} and ${seesSubject('p', '$1')}
     join lateral ${thread} thread on not thread.is_resolved
     left join users u on u.id = c.user_id
    where not ${answered}
    order by c.created_at desc, c.id desc limit ${ROWS_OF_PART}`,
);

@Injectable()
export class ForYouRepository {
  constructor(private readonly database: Database) {}

  /** Finds comments that wait for the user: not read or not answered, in threads that are open, newest first. */
  find(userId: number): Promise<ForYouRow[]> {
    return this.database.read<ForYouRow>(find, [userId]);
  }
}
