import type { ReadState, StarredKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { fullNameSql } from '../auth';
import { NEWEST_OF_TEAM, ROWS_OF_PART, todayTeams } from './today-teams';

export interface ToReadRow {
  kind: StarredKind;
  id: number;
  team_id: number;
  title: string;
  state: ReadState;
  at: Date;
  note: string | null;
  since: number | null;
  /** Null for a deleted account. */
  display_name: string | null;
  avatar: string | null;
}

/** Publishing saves the time of `updated_at`, so that the pages and plays saved last include those published last. */
const pages = `
  select 'page' as kind, p.id, p.team_id, p.title, p.publish_note as note, v.version as since,
      case when v.user_id is null then 'new' else 'changed' end as state,
      case when v.user_id is null then p.published_by else p.updated_by end as by_id,
      case when v.user_id is null then p.published_at else p.updated_at end as at,
      v.user_id is null or v.seen_at < p.published_at as shows_note
    from today_teams t
    cross join lateral (
      select * from pages p where p.team_id = t.id and p.deleted_at is null and p.published_at is not null
       order by p.updated_at desc, p.id desc limit ${NEWEST_OF_TEAM}) p
    left join page_views v on v.page_id = p.id and v.user_id = $1
   where (v.user_id is null and p.published_at >= t.since and p.published_by is distinct from $1)
      or (v.version < p.told_version and p.updated_by is distinct from $1)`;

const plays = `
  select 'play', y.id, y.team_id, y.name, y.publish_note, v.version,
      case when v.user_id is null then 'new' else 'changed' end,
      case when v.user_id is null then y.published_by else y.updated_by end,
      case when v.user_id is null then y.published_at else y.updated_at end,
      v.user_id is null or v.seen_at < y.published_at
    from today_teams t
    cross join lateral (
      select * from plays y where y.team_id = t.id and y.deleted_at is null and y.published_at is not null
       order by y.updated_at desc, y.id desc limit ${NEWEST_OF_TEAM}) y
    left join play_views v on v.play_id = y.id and v.user_id = $1
   where (v.user_id is null and y.published_at >= t.since and y.published_by is distinct from $1)
      or (v.version < y.told_version and y.updated_by is distinct from $1)`;

const find = statement(
  'today_to_read',
  `with today_teams as (${todayTeams}), rows as (${pages} union all ${plays})
   select r.kind, r.id, r.team_id, r.title, r.state, r.at, r.since, case when r.shows_note then r.note end as note,
       ${fullNameSql('u')} as display_name, u.avatar
     from rows r left join users u on u.id = r.by_id
    order by r.at desc, r.kind, r.id desc limit ${ROWS_OF_PART}`,
);

@Injectable()
export class ToReadRepository {
  constructor(private readonly database: Database) {}

  /** Finds what was published since and not opened, or changed since the user read it, newest first. */
  find(userId: number, since: Date): Promise<ToReadRow[]> {
    return this.database.read<ToReadRow>(find, [userId, since]);
  }
}
