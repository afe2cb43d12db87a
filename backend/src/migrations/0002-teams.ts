import { sqlMigration } from './sql-migration';

export const Teams2 = sqlMigration('Teams1700000000002', [
  `create table teams (
    id integer primary key generated always as identity,
    name text not null check (length(name) between 1 and 50),
    sport text not null check (length(sport) between 1 and 50),
    description text,
    background_image text,
    created_by integer references users on delete set null,
    team_admin_id integer references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index teams_team_admin_idx on teams (team_admin_id)',
  'alter table users add constraint users_team_fkey foreign key (team_id) references teams on delete set null',
  'create index users_team_idx on users (team_id)',

  `create table team_members (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    user_id integer not null references users on delete cascade,
    role text not null default 'player' check (role in ('admin', 'coach', 'player')),
    joined_at timestamptz not null default now(),
    unique (team_id, user_id)
  )`,
  'create index team_members_user_idx on team_members (user_id, team_id)',

  `create table activities (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    user_id integer references users on delete set null,
    action text not null,
    target_type text not null,
    target_id integer not null,
    target_name text not null,
    created_at timestamptz not null default now()
  )`,
  'create index activities_team_idx on activities (team_id, created_at desc, id desc)',
]);
