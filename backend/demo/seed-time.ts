import { Database } from '../src/platform/database';
import type { App } from './app';

/** The page or play of comment `c`. */
const discussed = `(
  select updated_at, created_by from pages where id = c.page_id
  union all select updated_at, created_by from plays where id = c.play_id)`;

/** Dates the publications and notifications in the history of pages or plays. */
const datedEvents = (kind: 'page' | 'play') => [
  `update ${kind}_versions v set published_at = c.published_at, published_by = c.published_by
     from ${kind}s c where c.id = v.${kind}_id and v.version = 1 and c.published_at is not null`,
  `update ${kind}_versions v set notified_at = c.updated_at + interval '10 minutes'
     from ${kind}s c where c.id = v.${kind}_id and v.version = c.version and v.version > 1 and c.published_at is not null`,
];

/** Spread the rows of a seed over the last weeks, causes before effects, and activate the accounts. */
const statements = [
  `update users set is_active = true, created_at = now() - interval '60 days', updated_at = now() - interval '60 days',
     last_login_at = case when id % 5 <> 0 then now() - id * interval '7 hours' end,
     team_id = (select team_id from team_members m where m.user_id = users.id order by m.id limit 1)`,
  `update teams set created_at = now() - interval '50 days' - id * interval '3 hours', updated_at = now() - id * interval '2 days'`,
  `update team_members set joined_at = now() - interval '49 days' + id * interval '5 hours'`,
  `update media_files set uploaded_at = now() - interval '45 days' + id * interval '11 minutes',
     deleted_at = case when deleted_at is not null then now() - interval '3 days' end`,
  `update pages set created_at = n.at, updated_at = case when version > 1 then least(n.at + interval '17 hours', now() - interval '12 minutes') else n.at end,
     deleted_at = case when deleted_at is not null then now() - interval '9 days' end, views = 6 + (id * 37) % 90
     from (select id as page_id,
             now() - interval '35 minutes' - (row_number() over (order by (id * 7919) % 41, id) - 1) * interval '22 hours 13 minutes' as at from pages) n
     where n.page_id = id`,
  `update pages set published_at = created_at, published_by = created_by, told_version = version where published_at is not null`,
  `update page_versions v set saved_at = case when v.version = 1 then p.created_at
       else p.updated_at - (p.version - v.version) * interval '4 minutes' end
     from pages p where p.id = v.page_id`,
  ...datedEvents('page'),
  // Most members have opened most pages of the last weeks; coach and player have not opened the newest one of others.
  `insert into page_views (user_id, page_id, seen_at, version)
   select m.user_id, p.id, p.updated_at + (now() - p.updated_at) / (2 + (m.user_id + p.id) % 5), p.version
     from pages p join team_members m on m.team_id = p.team_id join users u on u.id = m.user_id
     cross join lateral (
       select count(*) as newer from pages n join team_members also on also.team_id = n.team_id and also.user_id = m.user_id
        where n.published_at > p.published_at and n.deleted_at is null and n.created_by <> m.user_id) n
    where p.published_at is not null and p.deleted_at is null and case
        when u.email in ('coach@touchline.example', 'player@touchline.example') then p.created_by = u.id or n.newer >= 1
        else p.created_by = u.id or (m.user_id * 31 + p.id * 17) % 4 <> 0 end
   on conflict (user_id, page_id) do update set seen_at = excluded.seen_at, version = excluded.version`,
  // The player has read the version before the last one of a page.
  `insert into page_views (user_id, page_id, seen_at, version)
   select m.user_id, p.id, v.saved_at + interval '1 minute', v.version
     from users u join team_members m on m.user_id = u.id join pages p on p.team_id = m.team_id
     join page_versions v on v.page_id = p.id and v.version = p.version - 1
    where u.email = 'player@touchline.example' and p.id <> 1 and p.deleted_at is null
    order by p.updated_at desc limit 1
   on conflict (user_id, page_id) do update set seen_at = excluded.seen_at, version = excluded.version`,
  `update plays set created_at = n.at, updated_at = case when version > 1 then least(n.at + interval '29 hours', now() - interval '50 minutes') else n.at end,
     deleted_at = case when deleted_at is not null then now() - interval '26 hours' end, views = 3 + (id * 23) % 40
     from (select id as play_id, now() - interval '3 hours' - (row_number() over (order by (id * 7919) % 13, id) - 1) * interval '37 hours' as at
             from plays) n
     where n.play_id = id`,
  `update plays set published_at = created_at, published_by = created_by, told_version = version where published_at is not null`,
  // All but the newest play.
  `insert into play_views (user_id, play_id, seen_at)
   select m.user_id, p.id, p.updated_at + interval '20 minutes'
     from plays p join team_members m on m.team_id = p.team_id
    where p.deleted_at is null and p.published_at is not null
      and exists (select from plays n where n.deleted_at is null and n.published_at > p.published_at)
   on conflict (user_id, play_id) do update set seen_at = excluded.seen_at`,
  `update play_versions v set saved_at = case when v.version = 1 then p.created_at
       else p.updated_at - (p.version - v.version) * interval '4 minutes' end
     from plays p where p.id = v.play_id`,
  ...datedEvents('play'),
  // The player has read the version before the last one of a play.
  `insert into play_views (user_id, play_id, seen_at, version)
   select m.user_id, p.id, v.saved_at + interval '1 minute', v.version
     from users u join team_members m on m.user_id = u.id join plays p on p.team_id = m.team_id
     join play_versions v on v.play_id = p.id and v.version = p.version - 1
    where u.email = 'player@touchline.example' and p.deleted_at is null
    order by p.updated_at desc limit 1
   on conflict (user_id, play_id) do update set version = excluded.version`,
  `update comments c set created_at = n.at, updated_at = n.at
     from (select c.id as comment_id,
             s.updated_at + (now() - s.updated_at) * row_number() over (partition by c.page_id, c.play_id order by c.id)
               / (1 + count(*) over (partition by c.page_id, c.play_id)) as at
             from comments c join lateral ${discussed} s on true) n
     where n.comment_id = c.id`,
  `update page_templates set created_at = now() - interval '20 days', updated_at = now() - interval '20 days'`,
  `update invite_links set created_at = now() - interval '9 days' + id * interval '2 hours'`,
  `update activities a set created_at = coalesce(
     case a.target_type
       when 'page' then (select case a.action when 'created' then p.created_at when 'deleted' then p.deleted_at else p.updated_at end from pages p where p.id = a.target_id)
       when 'comment' then (select c.created_at + case when a.action = 'resolved' then (now() - c.created_at) / 2 else interval '0' end
                              from comments c where c.id = a.target_id)
       when 'play' then (select case a.action when 'created' then y.created_at when 'deleted' then y.deleted_at else y.updated_at end
                           from plays y where y.id = a.target_id)
       when 'media' then (select case a.action when 'deleted' then f.deleted_at else f.uploaded_at end from media_files f where f.id = a.target_id)
       when 'page_template' then (select l.created_at from page_templates l where l.id = a.target_id)
       when 'invite_link' then (select l.created_at from invite_links l where l.id = a.target_id)
       when 'team' then (select case a.action when 'joined' then now() - interval '6 days' + t.id * interval '5 hours' else t.created_at end
                           from teams t where t.id = a.target_id)
     end, a.created_at)`,
  `insert into notifications (user_id, kind, team_id, page_id, play_id, comment_id, actor_id, created_at, read_at)
   select n.told, n.kind, c.team_id, c.page_id, c.play_id, c.id, c.user_id, c.created_at,
          case when c.created_at < now() - interval '4 days' and not (u.email = 'player@touchline.example' and n.kind = 'reply')
            then c.created_at + interval '5 hours' end
     from comments c join lateral ${discussed} s on true left join comments a on a.id = c.parent_id
     cross join lateral (values (a.user_id, 'reply'), (s.created_by, case when c.play_id is null then 'comment' else 'play_comment' end)) n(told, kind)
     join users u on u.id = n.told
    where n.told <> c.user_id and c.deleted_at is null
   on conflict do nothing`,
  `insert into time_spent (user_id, day, milliseconds)
   select u.id, last.day - n, (3 + (u.id * 13 + n * 7) % 22) * 60000
     from users u
     cross join lateral (select (u.last_login_at at time zone 'UTC')::date as day) last
     cross join generate_series(0, 27) n
    where (u.id + n) % 3 = 0 and last.day is not null`,
];

export async function spreadOverWeeksAndActivate(app: App): Promise<void> {
  await app.get(Database).transaction(async (tx) => {
    for (const statement of statements) await tx.query(statement, []);
  });
}
