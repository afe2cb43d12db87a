import type { SnapshotSchema, Table } from '../platform/database/copy';

/**
 * An archive is a tar: the rows of every table in separately compressed chunks (`tables/pages/000001.gz`), every upload
 * (`media/team-1/...`), and at the end the manifest with the checksums of both, and the checksum of the manifest.
 */
export interface Manifest extends Omit<SnapshotSchema, 'tables'> {
  format: number;
  /** ISO 8601. */
  made: string;
  tables: (Table & { rows: number; checksum: string })[];
  media: { files: number; bytes: number; checksum: string };
}

export const format = 1;

export const manifestName = 'manifest.json';
export const sealName = 'manifest.sha256';

export const chunkName = (table: string, chunk: number) =>
  `tables/${table}/${String(chunk).padStart(6, '0')}.gz`;
export const mediaName = (key: string) => `media/${key}`;

/** Section of an archive: the rows of a table, or the uploads. */
export type Section = `tables/${string}` | 'media';

export const sectionOf = (name: string) => /^(tables\/[^/]+|media)\//.exec(name)?.[1] as Section | undefined;
