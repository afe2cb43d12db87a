import type { SnapshotSchema, Table } from '../platform/database/copy';

/**
 * An archive is a tar: the rows of every table in pieces, each packed by itself (`tables/pages/000001.gz`), every upload
 * (`media/team-1/...`), and at its end the manifest, which says what came before, and the checksum of the manifest.
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

export const pieceName = (table: string, piece: number) =>
  `tables/${table}/${String(piece).padStart(6, '0')}.gz`;
export const mediaName = (key: string) => `media/${key}`;

/** What an entry belongs to: the rows of a table, or the uploads. */
export type Section = `tables/${string}` | 'media';

export const sectionOf = (name: string) => /^(tables\/[^/]+|media)\//.exec(name)?.[1] as Section | undefined;
