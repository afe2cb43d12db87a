import type { BinKind, ChangeKind, ContentKind, RefusalCode } from '@touchline/contract';

/** A page or play. */
export interface ContentRef {
  kind: ContentKind;
  id: number;
}

/** A page or play, as jobs and notifications name it. */
export type ContentId = Record<'pageId', number> | Record<'playId', number>;

export const contentIdOf = ({ kind, id }: ContentRef): ContentId =>
  kind === 'page' ? { pageId: id } : { playId: id };

export const contentOf = (content: ContentId): ContentRef =>
  'pageId' in content ? { kind: 'page', id: content.pageId } : { kind: 'play', id: content.playId };

/** A page, play or file. */
export interface BinRef {
  kind: BinKind;
  id: number;
}

/**
 * Names of a kind in the database. Its tables have the same form: `pages` and `plays` with `version`, `told_version` (the last one
 * that followers were notified of), `published_at`, `deleted_at` and `deleted_by`; `page_versions` and `play_versions` with `version`,
 * `content`, `tags`, `saved_by`, `saved_at` and `was_published` (true if the version was current while the page or play was published),
 * and with the events `published_at`, `published_by`, `publish_note`, `restored_from` and `notified_at`; `..._stars` and `..._views`.
 */
interface KindInDatabase {
  table: string;
  /** The column of the title, in the table and in its versions. */
  title: string;
  /** Columns of a version besides title, content and tags. */
  otherColumns: readonly string[];
  /** The texts of a version `v` outside of the content, as an array: their words are counted. */
  lines: string;
  /** The live update of a change. */
  change: ChangeKind;
  notFound: RefusalCode;
}

export const kindsInDatabase: Record<ContentKind, KindInDatabase> = {
  page: {
    table: 'pages',
    title: 'title',
    otherColumns: [],
    lines: 'v.title || v.tags',
    change: 'page',
    notFound: 'page_not_found',
  },
  play: {
    table: 'plays',
    title: 'name',
    otherColumns: ['description', 'formation', 'diagram_url', 'board'],
    lines: 'array_remove(array[v.name, v.formation, v.description], null) || v.tags',
    change: 'plays',
    notFound: 'play_not_found',
  },
};

/** Names of the kinds in the bin. Each table has `deleted_at` and `deleted_by`. */
export const binTables: Record<BinKind, { table: string; title: string; notFound: RefusalCode }> = {
  ...kindsInDatabase,
  file: { table: 'media_files', title: 'original_name', notFound: 'media_not_found' },
};
