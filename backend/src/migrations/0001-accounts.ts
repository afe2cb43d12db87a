import { sqlMigration } from './sql-migration';

export const Accounts1 = sqlMigration('Accounts1700000000001', [
  `create table users (
    id integer primary key generated always as identity,
    username text not null check (length(username) between 1 and 100),
    email text not null check (length(email) between 3 and 254),
    password_hash text,
    first_name text,
    last_name text,
    display_name text,
    avatar text,
    role text not null default 'player' check (role in ('player', 'coach', 'admin', 'super_admin')),
    team_id integer,
    is_active boolean not null default true,
    has_set_password boolean not null default false,
    last_login_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create unique index users_username_key on users (lower(username))',
  'create unique index users_email_key on users (lower(email))',

  `create table sessions (
    id integer primary key generated always as identity,
    user_id integer not null references users on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  'create index sessions_user_idx on sessions (user_id)',
  'create index sessions_expires_idx on sessions (expires_at)',

  `create table account_tokens (
    id integer primary key generated always as identity,
    user_id integer references users on delete cascade,
    purpose text not null check (purpose in ('first_password', 'reset')),
    token_hash bytea not null unique,
    expires_at timestamptz not null,
    used_at timestamptz,
    created_at timestamptz not null default now()
  )`,
  'create index account_tokens_user_idx on account_tokens (user_id)',
]);
