import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { mentionTitlesIn, type MentionTitles } from '../access';
import { fullNameSql } from '../auth';
import { kindsInDatabase, type ContentRef } from './content-kinds';

/** A user by `name`_username and so on; null for none. */
type UserColumns<Name extends string> = Record<
  `${Name}_username` | `${Name}_name` | `${Name}_avatar`,
  string | null
>;

/** Events of a version, or the last ones of a sitting. */
export interface EventsRow extends UserColumns<'publisher'> {
  published_at: Date | null;
  publish_note: string | null;
  restored_from: number | null;
  /** The time of the restored version. */
  restored_saved_at: Date | null;
  notified_at: Date | null;
}

export interface VersionHeadRow extends EventsRow, UserColumns<'author'> {
  version: number;
  title: string;
  saved_at: Date;
}

/** A whole version, with the `otherColumns` of its kind. */
export interface VersionRow extends VersionHeadRow {
  content: string;
  tags: string[];
  mentions: MentionTitles;
}

export interface SittingRow extends EventsRow, UserColumns<'author'> {
  first_version: number;
  last_version: number;
  base_version: number | null;
  saves: number;
  first_saved_at: Date;
  last_saved_at: Date;
}

/** The texts of a version whose words are counted: its content, and the lines outside of it. */
export interface TextRow {
  version: number;
  lines: string[];
  content: string;
}

/** A range of versions, newest first: from `from` (inclusive) to `before` (exclusive), at most `limit`. */
export interface VersionRange {
  before: number | null;
  from: number;
  limit: number;
}

const range = '($2::integer is null or v.version < $2)';
const withoutIds = (column: string) =>
  `regexp_replace(${column}, '(<[a-z0-9]+) data-id="[^"]*"', '\\1', 'g')`;

const userColumns = (name: string, alias: string) =>
  `${alias}.username as ${name}_username, ${fullNameSql(alias)} as ${name}_name, ${alias}.avatar as ${name}_avatar`;
const author = 'left join users u on u.id = v.saved_by';

/** The statements of one kind; $1 is the id of the page or play. */
function statementsOf(kind: ContentKind) {
  const { title, otherColumns, lines } = kindsInDatabase[kind];
  const versions = `${kind}_versions`;
  const isOf = `v.${kind}_id = $1`;
  const eventColumns = `p.published_at, p.publish_note, ${userColumns('publisher', 'publisher')},
    r.restored_from, restored.saved_at as restored_saved_at`;
  /** Joins the events of versions `published` and `restoring`. */
  const events = (published: string, restoring: string) => `
    left join ${versions} p on p.${kind}_id = $1 and p.version = ${published}
    left join users publisher on publisher.id = p.published_by
    left join ${versions} r on r.${kind}_id = $1 and r.version = ${restoring}
    left join ${versions} restored on restored.${kind}_id = $1 and restored.version = r.restored_from`;
  const columns = `v.version, v.${title} as title, v.saved_at, ${userColumns('author', 'u')}, ${eventColumns}, p.notified_at`;
  const joins = `${author} ${events('v.version', 'v.version')}`;
  const heads = [title, 'tags', ...otherColumns];

  /**
   * Selects the versions before $2 with a visible change. Saves without one no longer make a version, but older versions of pages
   * remain. These differ only in the ids of blocks, which have a fixed length: contents of different lengths need not be compared.
   */
  const visible = (more = '') => `(
    select version, ${title}, saved_by, saved_at from (
      select v.*, lag(v.version) over w as version_before, lag(v.content) over w as content_before,
             ${heads.map((column) => `lag(v.${column}) over w as ${column}_before`).join(', ')}
        from ${versions} v where ${isOf} and ${range} ${more} window w as (order by v.version)) v
     where version_before is null
        or ${heads.map((column) => `${column} is distinct from ${column}_before`).join(' or ')}
        or octet_length(content) <> octet_length(content_before)
        or (content <> content_before and ${withoutIds('content')} <> ${withoutIds('content_before')}))`;

  return {
    heads: statement(
      `${kind}_version_heads`,
      `select ${columns} from ${versions} v ${joins}
        where ${isOf} and ${range} and v.version >= $3 order by v.version desc limit $4`,
    ),
    visibleHeads: statement(
      `${kind}_visible_version_heads`,
      `select ${columns} from ${visible('and v.version >= $3')} v ${joins}
        order by v.version desc limit $4`,
    ),
    /**
     * Groups versions into sittings (gaps and islands): a sitting ends with another user, or with a pause longer than $3
     * seconds. Its events are those of all versions before the next sitting, also of versions without a visible change.
     */
    sittings: statement(
      `${kind}_sittings`,
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
      based as (
        select folded.*, lag(last_version) over w as base_version, coalesce(lead(first_version) over w, $2) as next_version
          from folded window w as (order by first_version) order by first_version desc limit $4)
      select v.first_version, v.last_version, v.base_version, v.saves, v.first_saved_at, v.last_saved_at,
             ${userColumns('author', 'u')}, ${eventColumns}, e.notified_at
        from based v ${author} cross join lateral (
          select max(version) filter (where published_at is not null) as published,
                 max(version) filter (where restored_from is not null) as restoring, max(notified_at) as notified_at
            from ${versions} e where e.${kind}_id = $1 and e.version >= v.first_version
             and (v.next_version is null or e.version < v.next_version)) e ${events('e.published', 'e.restoring')}
       order by v.first_version desc`,
    ),
    texts: statement(
      `${kind}_version_texts`,
      `select v.version, ${lines} as lines, v.content from ${versions} v
        where ${isOf} and v.version = any($2) and octet_length(v.content) <= $3`,
    ),
    one: statement(
      `${kind}_version`,
      `select ${columns}, ${['content', 'tags', ...otherColumns].map((column) => `v.${column}`).join(', ')},
              ${mentionTitlesIn('v.content', '$3')} as mentions
         from ${versions} v ${joins} where ${isOf} and v.version = $2`,
    ),
  };
}

const statements = { page: statementsOf('page'), play: statementsOf('play') };

@Injectable()
export class HistoryRepository {
  constructor(private readonly database: Database) {}

  findHeads({ kind, id }: ContentRef, { before, from, limit }: VersionRange): Promise<VersionHeadRow[]> {
    return this.database.read<VersionHeadRow>(statements[kind].heads, [id, before, from, limit]);
  }

  findVisibleHeads(
    { kind, id }: ContentRef,
    { before, from, limit }: VersionRange,
  ): Promise<VersionHeadRow[]> {
    return this.database.read<VersionHeadRow>(statements[kind].visibleHeads, [id, before, from, limit]);
  }

  findSittings(
    { kind, id }: ContentRef,
    { before, pauseSeconds, limit }: Omit<VersionRange, 'from'> & { pauseSeconds: number },
  ): Promise<SittingRow[]> {
    return this.database.read<SittingRow>(statements[kind].sittings, [id, before, pauseSeconds, limit]);
  }

  /** Skips versions whose content is longer than `maxBytes`. */
  findTexts({ kind, id }: ContentRef, versions: readonly number[], maxBytes: number): Promise<TextRow[]> {
    return this.database.read<TextRow>(statements[kind].texts, [id, versions, maxBytes]);
  }

  /** The user is the reader of the titles of mentions. */
  async find<Row extends VersionRow>(
    userId: number,
    { kind, id }: ContentRef,
    version: number,
  ): Promise<Row | undefined> {
    const [row] = await this.database.read<Row>(statements[kind].one, [id, version, userId]);
    return row;
  }
}
