import { sqlMigration } from './sql-migration';

/** Times have the precision of cursors, milliseconds. */
export const Notifications13 = sqlMigration('Notifications1700000000013', [
  `create table notifications (
    id integer primary key generated always as identity,
    user_id integer not null references users on delete cascade,
    kind text not null check (kind in ('mention', 'reply', 'comment', 'page', 'member')),
    team_id integer not null references teams on delete cascade,
    page_id integer references pages on delete cascade,
    comment_id integer references comments on delete cascade,
    actor_id integer references users on delete set null,
    created_at timestamptz(3) not null default now(),
    read_at timestamptz
  )`,
  'create index notifications_of_user_idx on notifications (user_id, created_at desc, id desc)',
  'create index notifications_unread_idx on notifications (user_id) where read_at is null',
  'create index notifications_age_idx on notifications (created_at)',
  'create index notifications_team_idx on notifications (team_id)',
  'create index notifications_page_idx on notifications (page_id)',
  'create index notifications_actor_idx on notifications (actor_id)',
  'create unique index notifications_comment_key on notifications (comment_id, user_id)',
  `create unique index notifications_page_key on notifications (user_id, page_id)
    where kind = 'page' and read_at is null`,

  `create table comment_mentions (
    comment_id integer not null references comments on delete cascade,
    user_id integer not null references users on delete cascade,
    primary key (comment_id, user_id)
  )`,
  'create index comment_mentions_user_idx on comment_mentions (user_id)',

  /** The client's id of a comment, which makes sending it again idempotent. */
  'alter table comments add column client_id uuid',
  'create unique index comments_client_key on comments (user_id, client_id)',
]);
