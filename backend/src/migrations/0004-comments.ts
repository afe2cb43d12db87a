import { sqlMigration } from './sql-migration';

export const Comments4 = sqlMigration('Comments1700000000004', [
  `create table comments (
    id integer primary key generated always as identity,
    page_id integer not null references pages on delete cascade,
    team_id integer not null references teams on delete cascade,
    user_id integer references users on delete set null,
    content text not null,
    selected_text text,
    text_position jsonb,
    is_resolved boolean not null default false,
    parent_id integer references comments on delete cascade,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index comments_page_idx on comments (page_id, created_at, id)',
  'create index comments_parent_idx on comments (parent_id)',
  'create index comments_user_idx on comments (user_id)',
]);
