import { sqlMigration } from './sql-migration';

/**
 * Gives files of the media library a bin in the form of those of pages and plays: the row and the content are retained until the
 * cleanup. The index of the files that pages show includes drafts, because deleting a file says in how many pages it is shown.
 */
export const DeletedFiles34 = sqlMigration('DeletedFiles1700000000034', [
  `alter table media_files
     add column deleted_at timestamptz,
     add column deleted_by integer references users on delete set null`,
  'create index media_files_bin_idx on media_files (deleted_at) where deleted_at is not null',
  'drop index pages_shown_files_idx',
  'create index pages_files_idx on pages using gin (file_ids) where deleted_at is null',
]);
