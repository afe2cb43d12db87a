import { sqlMigration } from './sql-migration';

const kinds = ['pages', 'plays'] as const;

/** The text of a row by which it is found. */
const sources = {
  users: `coalesce(nullif(display_name, '') || ' ', '') || coalesce(nullif(first_name, '') || ' ', '')
    || coalesce(nullif(last_name, '') || ' ', '') || username || ' ' || replace(username, '.', ' ')`,
  teams: `name || ' ' || sport`,
  comments: 'content',
  media_files: 'original_name',
};
const foldedTables = Object.entries(sources);

/**
 * Records which version of a page or play is in the search index folded (`folded_version`). Null, for all that exist, means that a job
 * folds it again; a search finds its unfolded text until then. Processes of the build before keep to `indexed_version`.
 *
 * Users, teams, comments and files are found by `search_text`, their folded text. `search_hash` is the hash of the text that was folded: a
 * row whose text has another one is folded by the next search or job, whichever process wrote it.
 */
export const FoldedSearch53 = sqlMigration(
  'FoldedSearch1700000000053',
  [
    ...kinds.flatMap((table) => [
      `alter table ${table} add column folded_version integer`,
      `alter table ${table} alter column folded_version set default 0`,
      `drop index ${table}_unindexed_idx`,
      `create index ${table}_unindexed_idx on ${table} (id) where coalesce(folded_version, indexed_version) <> version`,
      `create index ${table}_unfolded_idx on ${table} (id) where folded_version is null`,
    ]),
    ...foldedTables.flatMap(([table, source]) => [
      `alter table ${table} add column search_text text, add column search_hash bigint`,
      `create index ${table}_unfolded_idx on ${table} (id)
      where search_hash is distinct from hashtextextended(${source}, 0)`,
    ]),
    'create index comments_search_idx on comments using gin (search_text gin_trgm_ops)',
    'create index comments_team_idx on comments (team_id, id) where deleted_at is null',
  ],
  [
    ...kinds.flatMap((table) => [
      `drop index ${table}_unindexed_idx`,
      `update ${table} set indexed_version = 0`,
      `alter table ${table} drop column folded_version`,
      `create index ${table}_unindexed_idx on ${table} (id) where indexed_version <> version`,
    ]),
    'drop index comments_team_idx',
    ...foldedTables.map(([table]) => `alter table ${table} drop column search_text, drop column search_hash`),
  ],
);
