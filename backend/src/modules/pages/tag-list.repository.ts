import type { TagSort } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsWords, Database, statement, type Statement } from '../../platform/database';

/** A tag and its sort key. */
export interface ListedTagRow {
  tag: string;
  key: string;
}

interface CommonTagRow {
  tag: string;
  /** Number of pages and plays with the tag. */
  uses: number;
  /** Number of all tags. */
  total: number;
}

/** Folded words to find, category, and the user who starred what is counted; null disables each. */
interface CommonTagFilter {
  words: readonly string[] | null;
  category: number | null;
  starredBy: number | null;
}

export interface TagPart {
  sort: TagSort;
  search: string | null;
  /** The sort key of the last tag of the previous batch. */
  after: string | null;
  limit: number;
  includesDrafts: boolean;
}

/** SQL conditions that narrow the pages and plays whose tags are counted. */
type TagFilter = Record<'pages' | 'plays', string>;

/**
 * Selects the tags of pages and plays of team $1; tags that differ only in case are one. Tags of drafts are included when the
 * given parameter is true.
 */
const usedTags = (
  drafts: string,
  filter?: TagFilter,
) => `(select min(tag) as tag, lower(tag) as lowered, count(*)::integer as uses
     from (select unnest(tags) as tag from pages
            where team_id = $1 and deleted_at is null and (${drafts} or published_at is not null) ${filter?.pages ?? ''}
           union all select unnest(tags) from plays
            where team_id = $1 and deleted_at is null and (${drafts} or published_at is not null) ${filter?.plays ?? ''}) used
    group by lower(tag))`;

/** Folds case and accents. Skips ASCII tags, because normalizing costs three times as much as everything else. */
const foldedTags = (drafts: string, filter?: TagFilter) => `(select tag, lowered, uses,
    case when octet_length(lowered) = length(lowered) then lowered else folded(tag) end as folded from ${usedTags(drafts, filter)} tags)`;
/** A sort key that is unique in a team. */
const name = `folded || E'\\n' || lowered`;

const all = statement('page_tags_of_team', `select tag from ${usedTags('$2')} tags order by lowered`);

/** $1 is the team, $2 the search term, $3 the sort key of the last tag, $4 the limit, $5 whether drafts count. */
const part = (sort: TagSort, key: string) =>
  statement(
    `page_tags_by_${sort}`,
    `select tag, key from (
       select tag, (${key}) collate "C" as key from ${foldedTags('$5')} tags
        where $2::text is null or strpos(folded, folded($2)) > 0) listed
      where $3::text is null or key > $3 order by key limit $4`,
  );
const parts: Record<TagSort, Statement> = {
  name: part('name', name),
  match: part(
    'match',
    `case when folded = folded($2) then '1' when strpos(' ' || folded, ' ' || folded($2)) > 0 then '2' else '3' end || ${name}`,
  ),
};

/** $1 is the team, $2 the limit, $3 whether drafts count; a filter uses the following parameters. */
const common = (statementName: string, filter?: TagFilter) =>
  statement(
    statementName,
    `select tag, uses, total from (
       select tag, uses, (${name}) collate "C" as key, (count(*) over ())::integer as total
         from ${foldedTags('$3', filter)} tags
        order by uses desc, key limit $2) common
      order by key`,
  );
/** In category $5 or its descendants. */
const inCategory = `($5::integer is null or category_id in (
  with recursive below as (
    select id from categories where id = $5 and team_id = $1
    union all select c.id from categories c join below b on c.parent_id = b.id
  ) select id from below))`;
const commonOfTeam = common('page_tags_common');
const starredIn = (kind: 'page' | 'play') =>
  `($6::integer is null or id in (select ${kind}_id from ${kind}_stars where user_id = $6))`;
/** $4 are the words to find, $5 the category, $6 the user who starred; null disables each. */
const commonOfFilter = common('page_tags_common_filtered', {
  pages: `and ${inCategory} and ${starredIn('page')} and ($4::text[] is null or id in (
    select page_id from search_documents where team_id = $1 and ${containsWords('text', '$4')}))`,
  plays: `and ${inCategory} and ${starredIn('play')} and ($4::text[] is null or id in (
    select play_id from play_search_documents where team_id = $1 and ${containsWords('text', '$4')}))`,
});

@Injectable()
export class TagListRepository {
  constructor(private readonly database: Database) {}

  async findAll(teamId: number, includesDrafts: boolean): Promise<string[]> {
    const rows = await this.database.read<{ tag: string }>(all, [teamId, includesDrafts]);
    return rows.map(({ tag }) => tag);
  }

  findPart(teamId: number, { sort, search, after, limit, includesDrafts }: TagPart): Promise<ListedTagRow[]> {
    return this.database.read<ListedTagRow>(parts[sort], [teamId, search, after, limit, includesDrafts]);
  }

  /** Returns the most used tags of the filtered pages and plays, sorted by name. */
  findCommon(
    teamId: number,
    { words, category, starredBy }: CommonTagFilter,
    { limit, includesDrafts }: { limit: number; includesDrafts: boolean },
  ): Promise<CommonTagRow[]> {
    const values = [teamId, limit, includesDrafts];
    if (words === null && category === null && starredBy === null)
      return this.database.read<CommonTagRow>(commonOfTeam, values);
    return this.database.read<CommonTagRow>(commonOfFilter, [...values, words, category, starredBy]);
  }
}
