import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';

export interface VersionHeadRow {
  version: number;
  title: string;
  username: string | null;
  saved_at: Date;
}

export interface VersionRow extends VersionHeadRow {
  content: string;
  tags: string[];
}

export interface SittingRow {
  first_version: number;
  last_version: number;
  base_version: number | null;
  saves: number;
  username: string | null;
  first_saved_at: Date;
  last_saved_at: Date;
}

/** The text of a version whose words are counted. */
export type TextRow = Pick<VersionRow, 'version' | 'title' | 'content' | 'tags'>;

/** A range of versions, newest first: from `from` (inclusive) to `before` (exclusive), at most `limit`. */
export interface VersionRange {
  before: number | null;
  from: number;
  limit: number;
}

const columns = 'v.version, v.title, v.saved_at, u.username';
const from = 'from page_versions v left join users u on u.id = v.saved_by';
const range = '($2::integer is null or v.version < $2)';

/**
 * Selects the versions of page $1 before $2 with a visible change. Saves without one no longer make a version, but older
 * versions remain. These differ only in the ids of blocks, which have a fixed length: contents of different lengths need not
 * be compared.
 */
const visible = (more = '') => `(
  select version, title, saved_by, saved_at from (
    select v.*, lag(v.version) over w as version_before, lag(v.title) over w as title_before,
           lag(v.tags) over w as tags_before, lag(v.content) over w as content_before
      from page_versions v where v.page_id = $1 and ${range} ${more} window w as (order by v.version)) v
   where version_before is null or title <> title_before or tags <> tags_before
      or octet_length(content) <> octet_length(content_before)
      or (content <> content_before and ${withoutIds('content')} <> ${withoutIds('content_before')}))`;

function withoutIds(column: string): string {
  return `regexp_replace(${column}, '(<[a-z0-9]+) data-id="[^"]*"', '\\1', 'g')`;
}

const heads = statement(
  'page_version_heads',
  `select ${columns} ${from}
    where v.page_id = $1 and ${range} and v.version >= $3 order by v.version desc limit $4`,
);
const visibleHeads = statement(
  'page_visible_version_heads',
  `select ${columns} from ${visible('and v.version >= $3')} v left join users u on u.id = v.saved_by
    order by v.version desc limit $4`,
);
/**
 * Groups versions into sittings (gaps and islands): a sitting ends with another user, or with a pause longer than $3
 * seconds.
 */
const sittings = statement(
  'page_sittings',
  `with saves as (
    select v.*, version_before is null or saved_by is distinct from saved_by_before
             or saved_at - saved_at_before > $3 * interval '1 second' as begins
      from (select v.*, lag(version) over w as version_before, lag(saved_by) over w as saved_by_before,
                   lag(saved_at) over w as saved_at_before
              from ${visible()} v window w as (order by version)) v),
  numbered as (select saves.*, sum(begins::integer) over (order by version) as sitting from saves),
  folded as (
    select min(version) as first_version, max(version) as last_version, count(*)::integer as saves,
           min(saved_by) as saved_by, min(saved_at) as first_saved_at, max(saved_at) as last_saved_at
      from numbered group by sitting),
  based as (select folded.*, lag(last_version) over (order by first_version) as base_version from folded)
  select s.first_version, s.last_version, s.base_version, s.saves, s.first_saved_at, s.last_saved_at, u.username
    from based s left join users u on u.id = s.saved_by
   order by s.first_version desc limit $4`,
);
const texts = statement(
  'page_version_texts',
  `select version, title, content, tags from page_versions
    where page_id = $1 and version = any($2) and octet_length(content) <= $3`,
);
const one = statement(
  'page_version',
  `select ${columns}, v.content, v.tags ${from} where v.page_id = $1 and v.version = $2`,
);

@Injectable()
export class PageHistoryRepository {
  constructor(private readonly database: Database) {}

  findHeads(pageId: number, { before, from: oldest, limit }: VersionRange): Promise<VersionHeadRow[]> {
    return this.database.read<VersionHeadRow>(heads, [pageId, before, oldest, limit]);
  }

  findVisibleHeads(pageId: number, { before, from: oldest, limit }: VersionRange): Promise<VersionHeadRow[]> {
    return this.database.read<VersionHeadRow>(visibleHeads, [pageId, before, oldest, limit]);
  }

  findSittings(
    pageId: number,
    { before, pauseSeconds, limit }: Omit<VersionRange, 'from'> & { pauseSeconds: number },
  ): Promise<SittingRow[]> {
    return this.database.read<SittingRow>(sittings, [pageId, before, pauseSeconds, limit]);
  }

  /** Skips versions whose content is longer than `maxBytes`. */
  findTexts(pageId: number, versions: readonly number[], maxBytes: number): Promise<TextRow[]> {
    return this.database.read<TextRow>(texts, [pageId, versions, maxBytes]);
  }

  async find(pageId: number, version: number): Promise<VersionRow | undefined> {
    const [row] = await this.database.read<VersionRow>(one, [pageId, version]);
    return row;
  }
}
