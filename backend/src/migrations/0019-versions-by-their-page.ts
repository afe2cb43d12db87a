import { sqlMigration } from './sql-migration';

/** Makes page and version the primary key of versions: the id was another index to write with each save. */
export const VersionsByTheirPage19 = sqlMigration('VersionsByTheirPage1700000000019', [
  `alter table page_versions drop constraint page_versions_page_id_version_key, drop column id,
    add primary key (page_id, version)`,
]);
