import { sqlMigration } from './sql-migration';

export const WholeSpecification8 = sqlMigration('WholeSpecification1700000000008', [
  `alter table users
     add column last_seen_at timestamptz,
     add column notify_page_updates boolean not null default true,
     add column notify_new_members boolean not null default true,
     add column notify_comments boolean not null default true`,
  `alter table sessions
     add column user_agent text,
     add column seen_at timestamptz not null default now()`,

  `create table time_spent (
    user_id integer not null references users on delete cascade,
    day date not null,
    page_id integer references pages on delete cascade,
    milliseconds bigint not null,
    unique nulls not distinct (user_id, day, page_id)
  )`,
  'create index time_spent_page_idx on time_spent (page_id)',

  `create table play_views (
    user_id integer not null references users on delete cascade,
    play_id integer not null references plays on delete cascade,
    seen_at timestamptz not null,
    primary key (user_id, play_id)
  )`,
  'create index play_views_play_idx on play_views (play_id)',
  'create index play_stars_play_idx on play_stars (play_id)',
  'create index plays_category_idx on plays (category_id)',
  'alter table plays alter column updated_at type timestamptz(3)',

  /** Sizes of the resized pictures in bytes; null for other files. */
  'alter table media_files add column small_size integer, add column medium_size integer',
  'create index team_invitations_team_idx on team_invitations (team_id, created_at desc)',
]);
