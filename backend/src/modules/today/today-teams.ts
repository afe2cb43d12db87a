/**
 * Teams that user $1 is a member or the team admin of, with the time from which publications are new to them: $2, or when they joined.
 * A super admin sees all teams, but Today is about their own only.
 */
export const todayTeams = `select t.id, t.team_admin_id, greatest(m.joined_at, $2::timestamptz) as since
    from teams t left join team_members m on m.team_id = t.id and m.user_id = $1
   where m.user_id is not null or t.team_admin_id = $1`;

/** Only the pages and plays of a team that were saved last are read: the number of rows does not grow with the team. */
export const NEWEST_OF_TEAM = 50;
export const ROWS_OF_PART = 50;
