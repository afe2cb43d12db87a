import { sqlMigration } from './sql-migration';

/** Today reads the drafts of a user, and open threads on pages that they created. */
export const PageAuthorIndex31 = sqlMigration('PageAuthorIndex1700000000031', [
  'create index pages_author_idx on pages (created_by, updated_at desc) where deleted_at is null',
]);
