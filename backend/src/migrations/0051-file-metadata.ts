import { sqlMigration } from './sql-migration';

/** `metadata` is null until location and personal metadata were searched for in a file, which a job does with files that exist. */
export const FileMetadata51 = sqlMigration('FileMetadata1700000000051', [
  `alter table media_files add column metadata text check (metadata in ('removed', 'kept'))`,
  'create index media_files_metadata_idx on media_files (id) where metadata is null',
]);
