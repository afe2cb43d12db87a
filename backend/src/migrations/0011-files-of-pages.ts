import { sqlMigration } from './sql-migration';

/** The row of a PDF outlives its page and its user until the cleanup has deleted the file. */
export const FilesOfPages11 = sqlMigration('FilesOfPages1700000000011', [
  `alter table page_files
     alter column page_id drop not null,
     alter column requested_by drop not null,
     drop constraint page_files_page_id_fkey,
     drop constraint page_files_requested_by_fkey,
     add constraint page_files_page_id_fkey foreign key (page_id) references pages on delete set null,
     add constraint page_files_requested_by_fkey foreign key (requested_by) references users on delete set null`,
]);
