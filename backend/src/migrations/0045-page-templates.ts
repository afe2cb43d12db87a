import { sqlMigration } from './sql-migration';

/** Adds the templates that editors of a team save from a page. */
export const PageTemplates45 = sqlMigration('PageTemplates1700000000045', [
  `create table page_templates (
      id integer primary key generated always as identity,
      team_id integer not null references teams on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      content text not null,
      tags text[] not null default '{}',
      created_by integer references users on delete set null,
      created_at timestamptz(3) not null default now(),
      updated_at timestamptz(3) not null default now()
    )`,
  'create unique index page_templates_team_id_name_key on page_templates (team_id, lower(name))',
  'create index page_templates_created_by_idx on page_templates (created_by)',
]);
