import type { StarredKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { editsTeam, seesSubject, seesTeam } from '../access';
import { fullNameSql } from '../auth';
import { stillVersionColumn } from '../lifecycle';
import { NEWEST_OF_TEAM, ROWS_OF_PART, todayTeams } from './today-teams';

export interface TodayRow {
  part: 'unread' | 'draft' | 'read' | 'starred';
  kind: StarredKind;
  id: number;
  team_id: number;
  title: string;
  tags: string[];
  formation: string | null;
  diagram_url: string | null;
  still_version: number | null;
  is_draft: boolean;
  at: Date;
  opened: number;
  players: number;
}

export interface PlayerRow {
  id: number;
  display_name: string;
  avatar: string | null;
}

const LAST_READ_ROWS = 2;
const STARRED_ROWS = 5;
/** Deleted and hidden pages among the last viewed ones are left out afterwards. */
const VIEWS_TRIED = 20;

/** The version that readers saw when page or play `p` was published. */
const publishedVersion = (kind: StarredKind) => `coalesce(
  (select max(v.version) from ${kind}_versions v where v.${kind}_id = p.id and v.saved_at <= p.published_at), 1)`;

/** A subquery hides the value from the planner, which would otherwise plan the statement for each value: a third of its time. */
const since = '(select $2::timestamptz)';

/** The pages or plays of teams that the user edits, published since $2, and so saved since: the index is read no further back. */
const candidates = (kind: StarredKind) => `
  select '${kind}' as kind, p.id, p.team_id, p.title, p.published_at, ${publishedVersion(kind)} as published_version
    from today_teams t cross join lateral (
      select p.id, p.team_id, p.${kind === 'page' ? 'title' : 'name'} as title, p.published_at from ${kind}s p
       where p.team_id = t.id and p.deleted_at is null and p.published_at >= ${since} and p.updated_at >= ${since}
       order by p.updated_at desc, p.id desc limit ${NEWEST_OF_TEAM}) p
   where ${editsTeam('$1')}`;
const candidateViews = (kind: StarredKind) => `
  select p.place, p.team_id, v.user_id
    from candidates p cross join lateral (
      select v.user_id from ${kind}_views v where v.${kind}_id = p.id and v.version >= p.published_version offset 0) v
   where p.kind = '${kind}'`;
/** Members who are no editors: neither in the team `t` nor by the role of their account. */
const players = `join team_members m on m.team_id = p.team_id and m.role = 'player'
    join users u on u.id = m.user_id and u.is_active and u.role = 'player' and u.id is distinct from t.team_admin_id`;
/** `offset 0` keeps the planner from reading the members of all teams. */
const teamPlayers = `
  select p.team_id, m.user_id
    from (select distinct team_id from candidates) p
   cross join lateral (
      select u.id as user_id from teams t ${players} where t.id = p.team_id offset 0) m`;
const noBoard = 'null::text as formation, null::text as diagram_url, null::integer as still_version';

/** Counts before it joins: pages and plays times players would be the largest set of rows of the request. */
const unread = `
  select p.*, n.players, coalesce(o.opened, 0) as opened
    from candidates p
    join (select team_id, count(*)::integer as players from team_players group by team_id) n on n.team_id = p.team_id
    left join (
      select v.place, count(*)::integer as opened
        from candidate_views v join team_players m on m.team_id = v.team_id and m.user_id = v.user_id
       group by v.place) o on o.place = p.place
   where coalesce(o.opened, 0) < n.players
   order by coalesce(o.opened, 0)::real / n.players, p.published_at desc, p.kind, p.id desc
   limit ${ROWS_OF_PART}`;
const drafts = `
  select p.* from (
    select 'page' as kind, id, team_id, title, tags, updated_at
      from pages where created_by = $1 and deleted_at is null and published_at is null
    union all
    select 'play', id, team_id, name, tags, updated_at
      from plays where created_by = $1 and deleted_at is null and published_at is null) p
    join teams t on t.id = p.team_id and ${editsTeam('$1')}
   order by p.updated_at desc, p.kind, p.id desc limit ${ROWS_OF_PART}`;
const viewed = `
  select * from (
    (select 'page' as kind, page_id as id, seen_at from page_views where user_id = $1 order by seen_at desc limit ${VIEWS_TRIED})
    union all
    (select 'play', play_id, seen_at from play_views where user_id = $1 order by seen_at desc limit ${VIEWS_TRIED})) seen`;
const lastRead = `
  select v.kind, p.id, p.team_id, p.title, v.seen_at
    from (${viewed}) v
    join lateral (
      select p.id, p.team_id, p.title, p.published_at from pages p where v.kind = 'page' and p.id = v.id and p.deleted_at is null
      union all
      select y.id, y.team_id, y.name, y.published_at from plays y where v.kind = 'play' and y.id = v.id and y.deleted_at is null
    ) p on p.published_at is not null
    join teams t on t.id = p.team_id and ${seesTeam('$1')}
   order by v.seen_at desc, v.kind, p.id desc limit ${LAST_READ_ROWS}`;
const stars = `
  select s.* from (
    select 'page' as kind, p.id, p.team_id, p.title, p.tags, ${noBoard}, p.published_at, s.starred_at
      from page_stars s join pages p on p.id = s.page_id where s.user_id = $1 and p.deleted_at is null
    union all
    select 'play', y.id, y.team_id, y.name, y.tags, y.formation, y.diagram_url, ${stillVersionColumn('y')}, y.published_at, s.starred_at
      from play_stars s join plays y on y.id = s.play_id where s.user_id = $1 and y.deleted_at is null) s
    join teams t on t.id = s.team_id and ${seesTeam('$1')} and ${seesSubject('s', '$1')}
   order by s.starred_at desc, s.kind, s.id desc limit ${STARRED_ROWS}`;

const find = statement(
  'today_rows',
  `with today_teams as (${todayTeams}), candidates as materialized (
     select row_number() over ()::integer as place, c.* from (${candidates('page')} union all ${candidates('play')}) c),
   team_players as materialized (${teamPlayers}),
   candidate_views as materialized (${candidateViews('page')} union all ${candidateViews('play')})
   select 'unread' as part, kind, id, team_id, title, '{}'::text[] as tags, ${noBoard}, false as is_draft,
       published_at as at, opened, players from (${unread}) unread
   union all
   select 'draft', kind, id, team_id, title, tags, null, null, null, true, updated_at, 0, 0 from (${drafts}) drafts
   union all
   select 'read', kind, id, team_id, title, '{}', null, null, null, false, seen_at, 0, 0 from (${lastRead}) last_read
   union all
   select 'starred', kind, id, team_id, title, tags, formation, diagram_url, still_version, published_at is null, starred_at, 0, 0
     from (${stars}) stars`,
);
const notOpened = (kind: StarredKind) =>
  statement(
    `today_not_opened_${kind}`,
    `select u.id, ${fullNameSql('u')} as display_name, u.avatar
       from ${kind}s p join teams t on t.id = p.team_id ${players}
      where p.id = $1 and p.published_at is not null and not exists (
        select from ${kind}_views v
         where v.${kind}_id = p.id and v.user_id = u.id and v.version >= ${publishedVersion(kind)})
      order by lower(${fullNameSql('u')}), u.id`,
  );
const notOpenedOf = { page: notOpened('page'), play: notOpened('play') };

@Injectable()
export class TodayRepository {
  constructor(private readonly database: Database) {}

  /** Finds the rows of the parts besides To read and For you, each part in its order. */
  find(userId: number, since: Date): Promise<TodayRow[]> {
    return this.database.read<TodayRow>(find, [userId, since]);
  }

  findNotOpened(kind: StarredKind, id: number): Promise<PlayerRow[]> {
    return this.database.read<PlayerRow>(notOpenedOf[kind], [id]);
  }
}
