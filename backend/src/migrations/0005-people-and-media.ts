import { sqlMigration } from './sql-migration';

const roles = `('player', 'coach', 'admin', 'super_admin')`;

export const PeopleAndMedia5 = sqlMigration('PeopleAndMedia1700000000005', [
  `create table team_invitations (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    email text not null,
    first_name text,
    last_name text,
    role text not null default 'player' check (role in ${roles}),
    invited_by integer references users on delete set null,
    token_hash bytea unique,
    status text not null default 'pending' check (status in ('pending', 'accepted', 'expired')),
    created_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create unique index team_invitations_open_key on team_invitations (team_id, lower(email)) where status = 'pending'`,

  `create table invite_links (
    id integer primary key generated always as identity,
    token text not null unique,
    team_id integer not null references teams on delete cascade,
    role text not null default 'player' check (role in ${roles}),
    created_by integer references users on delete set null,
    max_uses integer check (max_uses >= 1),
    used_count integer not null default 0,
    expires_at timestamptz,
    is_active boolean not null default true,
    created_at timestamptz not null default now(),
    check (max_uses is null or used_count <= max_uses)
  )`,
  'create index invite_links_team_idx on invite_links (team_id)',

  `create table media_files (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    filename text not null unique,
    original_name text not null,
    mime_type text not null,
    size bigint not null check (size >= 0),
    width integer,
    height integer,
    uploaded_by integer references users on delete set null,
    uploaded_at timestamptz not null default now()
  )`,
  'create index media_files_team_idx on media_files (team_id, uploaded_at desc, id desc)',
]);
