import { sqlMigration } from './sql-migration';

/**
 * A search index of plays like that of pages (migrations 14, 17 and 18): `play_search_documents` has a row per play, and its terms are in
 * `search_terms`. Existing plays are indexed by the first search. The index of the newest plays contains what a scan of them reads.
 * A PDF export is of a page or a play.
 */
export const PlaySearchAndPdf40 = sqlMigration('PlaySearchAndPdf1700000000040', [
  'alter table plays add column indexed_version integer not null default 0',
  'create index plays_unindexed_idx on plays (id) where indexed_version <> version',
  `create table play_search_documents (
    play_id integer primary key references plays on delete cascade,
    team_id integer not null references teams on delete cascade,
    title text not null,
    text text not null,
    is_merged boolean not null default false
  ) with (toast_tuple_target = 8160)`,
  'alter table play_search_documents alter column text set storage external',
  'create index play_search_documents_team_idx on play_search_documents (team_id)',
  'create index play_search_documents_title_idx on play_search_documents using gin (title gin_trgm_ops) where is_merged',
  'create index play_search_documents_terms_idx on play_search_documents using gin (search_terms_of(text)) where is_merged',
  'create index play_search_documents_unmerged_idx on play_search_documents (play_id) where not is_merged',
  'drop index plays_newest_idx',
  `create index plays_newest_idx on plays (team_id, updated_at desc, id desc) include (published_at)
    where deleted_at is null`,
  'create index plays_recent_idx on plays (updated_at desc, id desc) where deleted_at is null',
  'alter table page_files add column play_id integer references plays on delete set null',
  'create index page_files_play_idx on page_files (play_id) where play_id is not null',
]);
