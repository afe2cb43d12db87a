import { sqlMigration } from './sql-migration';

/**
 * Indexes in the order of lists that are read by cursor, so that a part of a list costs the same however long the list is.
 * Times are truncated to milliseconds, the precision of a cursor, in UTC, because an index accepts immutable expressions only.
 */
export const ListOrderIndexes23 = sqlMigration('ListOrderIndexes1700000000023', [
  `create index comments_threads_idx on comments
     (page_id, is_resolved, date_trunc('milliseconds', created_at at time zone 'UTC'), id) where parent_id is null`,
  `create index media_files_list_idx on media_files
     (team_id, date_trunc('milliseconds', uploaded_at at time zone 'UTC') desc, id desc)`,
  'create index users_folded_name_idx on users (folded_name, id)',
]);
