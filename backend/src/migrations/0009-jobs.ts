import { sqlMigration } from './sql-migration';

export const Jobs9 = sqlMigration('Jobs1700000000009', [
  `alter table outbox
     add column due_at timestamptz not null default now(),
     add column once text,
     add column failed_at timestamptz,
     add column failure text`,
  'drop index outbox_open_idx',
  'create index outbox_new_idx on outbox (id) where handed_over_at is null and failed_at is null',
  'create index outbox_handed_over_idx on outbox (handed_over_at) where failed_at is null',
  'create index outbox_failed_idx on outbox (failed_at) where failed_at is not null',
  'create unique index outbox_once_key on outbox (once) where failed_at is null',

  /** Tokens of unsubscribe links: each ends one kind of mail of one user without a session. */
  `create table unsubscribe_tokens (
    token_hash bytea primary key,
    user_id integer not null references users on delete cascade,
    notice text not null check (notice in ('page_updates', 'new_members', 'comments')),
    created_at timestamptz not null default now()
  )`,
  'create index unsubscribe_tokens_user_idx on unsubscribe_tokens (user_id)',
  'create index unsubscribe_tokens_age_idx on unsubscribe_tokens (created_at)',

  `create table page_files (
    id integer primary key generated always as identity,
    page_id integer not null references pages on delete cascade,
    requested_by integer not null references users on delete cascade,
    state text not null default 'waiting' check (state in ('waiting', 'active', 'done', 'failed')),
    progress real not null default 0 check (progress between 0 and 1),
    size integer,
    created_at timestamptz not null default now(),
    finished_at timestamptz
  )`,
  'create index page_files_page_idx on page_files (page_id)',
  'create index page_files_person_idx on page_files (requested_by, created_at desc)',
  'create index page_files_age_idx on page_files (created_at)',
]);
