import type { ActivityTarget } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { editsTeam, isShownToAll } from '../access';

export interface ActivityRow {
  id: number;
  team_id: number;
  user_id: number | null;
  action: string;
  target_type: ActivityTarget;
  target_id: number;
  target_name: string;
  created_at: Date;
  username: string | null;
  team_name: string;
  subject_kind: 'page' | 'play' | null;
  subject_id: number | null;
  subject_title: string | null;
}

export interface NewActivity {
  teamId: number;
  userId: number;
  action: string;
  targetType: ActivityTarget;
  targetId: number;
  targetName: string;
}

const columns = `a.id, a.team_id, a.user_id, a.action, a.target_type, a.target_id, a.target_name, a.created_at,
  u.username, s.kind as subject_kind, s.id as subject_id, s.title as subject_title`;

/** The author of an activity, and the page or play of a comment. */
const joins = `left join users u on u.id = a.user_id
  left join lateral (
    select case when p.id is null then 'play' else 'page' end as kind, coalesce(p.id, y.id) as id, coalesce(p.title, y.name) as title
      from comments c left join pages p on p.id = c.page_id left join plays y on y.id = c.play_id
     where a.target_type = 'comment' and c.id = a.target_id and coalesce(p.deleted_at, y.deleted_at) is null
  ) s on true`;

/** Saves of one sitting are one activity, the last of them: a save is left out when the same user saved again within ten minutes. */
const isLastSave = `not (a.action = 'updated' and exists (
    select 1 from activities later
     where later.team_id = a.team_id and later.created_at >= a.created_at and later.created_at <= a.created_at + interval '10 minutes'
       and later.id > a.id and later.user_id = a.user_id and later.action = 'updated' and later.target_type = a.target_type
       and later.target_id = a.target_id and later.editors_only = a.editors_only))`;

const ofTeam = statement(
  'activities_of_team',
  `select ${columns}, t.name as team_name from activities a join teams t on t.id = a.team_id ${joins}
    where a.team_id = $1 and ($3 or not a.editors_only) and ${isLastSave} order by a.created_at desc, a.id desc limit $2`,
);
/** The newest rows of each team, then the newest of these: one index scan per team, however long its history. */
const recent = statement(
  'activities_recent',
  `select ${columns}, t.name as team_name
     from teams t
     cross join lateral (
       select * from activities a
        where a.team_id = t.id and (not a.editors_only or ${editsTeam('$1')}) and ${isLastSave}
        order by a.created_at desc, a.id desc limit $2
     ) a
     ${joins}
    where $3 or t.team_admin_id = $1
       or exists (select 1 from team_members m where m.team_id = t.id and m.user_id = $1)
    order by a.created_at desc, a.id desc limit $2`,
);

/** Activities on a draft, on its comments, on several pages or plays, on a formation or template, and on a file that nothing published shows are for editors only. */
const insert = statement(
  'activity_insert',
  `insert into activities (team_id, user_id, action, target_type, target_id, target_name, editors_only)
   values ($1, $2, $3, $4, $5, $6, case $4::text
     when 'page' then exists (select 1 from pages p where p.id = $5 and p.published_at is null)
     when 'play' then exists (select 1 from plays y where y.id = $5 and y.published_at is null)
     when 'comment' then exists (
       select 1 from comments c left join pages p on p.id = c.page_id left join plays y on y.id = c.play_id
        where c.id = $5 and p.published_at is null and y.published_at is null)
     when 'media' then not ${isShownToAll('$5::integer', '$1::integer')}
     else $4 in ('pages', 'plays', 'board_formation', 'page_template') end)`,
);

@Injectable()
export class ActivityRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(
    teamId: number,
    { limit, includesDrafts }: { limit: number; includesDrafts: boolean },
  ): Promise<ActivityRow[]> {
    return this.database.read<ActivityRow>(ofTeam, [teamId, limit, includesDrafts]);
  }

  findRecent(userId: number, limit: number, inEveryTeam: boolean): Promise<ActivityRow[]> {
    return this.database.read<ActivityRow>(recent, [userId, limit, inEveryTeam]);
  }

  async insert(tx: Tx, activity: NewActivity): Promise<void> {
    const { teamId, userId, action, targetType, targetId, targetName } = activity;
    await tx.query(insert, [teamId, userId, action, targetType, targetId, targetName]);
  }
}
