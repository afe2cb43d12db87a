import { sqlMigration } from './sql-migration';

/**
 * `page_texts` holds the plain text of pages without HTML: a search reads only this narrow table. Its trigram index starts
 * with the team, so that a search reads only rows of the user's team.
 */
export const Pages3 = sqlMigration('Pages1700000000003', [
  'create extension if not exists pg_trgm',
  'create extension if not exists btree_gin',

  `create table categories (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    name text not null check (length(name) between 1 and 100),
    icon text,
    parent_id integer references categories on delete cascade
  )`,
  'create index categories_team_idx on categories (team_id)',
  'create index categories_parent_idx on categories (parent_id)',

  `create table pages (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    category_id integer references categories on delete set null,
    title text not null check (length(title) between 1 and 200),
    content text not null default '',
    preview text not null default '',
    tags text[] not null default '{}',
    views integer not null default 0,
    version integer not null default 1,
    created_by integer references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    deleted_by integer references users on delete set null
  )`,
  `create index pages_newest_idx on pages (team_id, updated_at desc, id desc) where deleted_at is null`,
  'create index pages_category_idx on pages (category_id)',
  'create index pages_bin_idx on pages (deleted_at) where deleted_at is not null',

  `create table page_texts (
    page_id integer primary key references pages on delete cascade,
    team_id integer not null references teams on delete cascade,
    words text not null
  )`,
  'create index page_texts_words_idx on page_texts using gin (team_id, words gin_trgm_ops)',

  `create table page_versions (
    id integer primary key generated always as identity,
    page_id integer not null references pages on delete cascade,
    version integer not null,
    title text not null,
    content text not null,
    tags text[] not null,
    saved_by integer references users on delete set null,
    saved_at timestamptz not null default now(),
    unique (page_id, version)
  )`,

  `create table page_stars (
    user_id integer not null references users on delete cascade,
    page_id integer not null references pages on delete cascade,
    primary key (user_id, page_id)
  )`,
  'create index page_stars_page_idx on page_stars (page_id)',

  `create table page_views (
    user_id integer not null references users on delete cascade,
    page_id integer not null references pages on delete cascade,
    seen_at timestamptz not null,
    primary key (user_id, page_id)
  )`,
  'create index page_views_page_idx on page_views (page_id)',

  `create table plays (
    id integer primary key generated always as identity,
    team_id integer not null references teams on delete cascade,
    category_id integer references categories on delete set null,
    name text not null check (length(name) between 1 and 200),
    description text,
    content text not null default '',
    tags text[] not null default '{}',
    formation text,
    diagram_url text,
    views integer not null default 0,
    created_by integer references users on delete set null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  )`,
  'create index plays_newest_idx on plays (team_id, updated_at desc, id desc)',
  `create table play_stars (
    user_id integer not null references users on delete cascade,
    play_id integer not null references plays on delete cascade,
    primary key (user_id, play_id)
  )`,
]);
