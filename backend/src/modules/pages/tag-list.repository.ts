import type { TagSort } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../../platform/database';

/** A tag and its sort key. */
export interface ListedTagRow {
  tag: string;
  key: string;
}

export interface TagPart {
  sort: TagSort;
  search: string | null;
  /** The sort key of the last tag of the previous batch. */
  after: string | null;
  limit: number;
  includesDrafts: boolean;
}

/**
 * Selects the tags of pages and plays of team $1; tags that differ only in case are one. Tags of drafts are included when the
 * given parameter is true.
 */
const usedTags = (drafts: string) => `(select min(tag) as tag, lower(tag) as lowered, count(*) as uses
     from (select unnest(tags) as tag from pages
            where team_id = $1 and deleted_at is null and (${drafts} or published_at is not null)
           union all select unnest(tags) from plays where team_id = $1 and deleted_at is null) used
    group by lower(tag))`;

/** Folds case and accents. Skips ASCII tags, because normalizing costs three times as much as everything else. */
const foldedTags = (drafts: string) => `(select tag, lowered, uses,
    case when octet_length(lowered) = length(lowered) then lowered else folded(tag) end as folded from ${usedTags(drafts)} tags)`;
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

const common = statement(
  'page_tags_common',
  `select tag, total from (
     select tag, (${name}) collate "C" as key, (count(*) over ())::integer as total from ${foldedTags('$3')} tags
      order by uses desc, key limit $2) common
    order by key`,
);

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

  /** Returns the most used tags, sorted by name, each with the number of tags of the team. */
  findCommon(
    teamId: number,
    { limit, includesDrafts }: { limit: number; includesDrafts: boolean },
  ): Promise<{ tag: string; total: number }[]> {
    return this.database.read<{ tag: string; total: number }>(common, [teamId, limit, includesDrafts]);
  }
}
