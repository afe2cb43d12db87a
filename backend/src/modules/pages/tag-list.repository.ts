import type { TagSort } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement } from '../../platform/database';

/** A tag in a list that is ordered by `key`. */
export interface ListedTagRow {
  tag: string;
  key: string;
}

export interface TagPart {
  sort: TagSort;
  search: string | null;
  /** The key of the last tag before. */
  after: string | null;
  /** At most so many rows. */
  limit: number;
}

/** The tags of pages and plays of team $1, those that differ in case only as one. */
const usedTags = `(select min(tag) as tag, lower(tag) as lowered, count(*) as uses
     from (select unnest(tags) as tag from pages where team_id = $1 and deleted_at is null
           union all select unnest(tags) from plays where team_id = $1) used
    group by lower(tag))`;

/** Tags without case and accents. Most tags have no letters to normalize, which costs three times as much as all else. */
const foldedTags = `(select tag, lowered, uses,
    case when octet_length(lowered) = length(lowered) then lowered else folded(tag) end as folded from ${usedTags} tags)`;
/** Differs between any two tags of a team. */
const name = `folded || E'\\n' || lowered`;

const all = statement('page_tags_of_team', `select tag from ${usedTags} tags order by lowered`);

/** Values: $1 team, $2 search, $3 key of the last tag before, $4 limit. */
const part = (sort: TagSort, key: string) =>
  statement(
    `page_tags_by_${sort}`,
    `select tag, key from (
       select tag, (${key}) collate "C" as key from ${foldedTags} tags
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
     select tag, (${name}) collate "C" as key, (count(*) over ())::integer as total from ${foldedTags} tags
      order by uses desc, key limit $2) common
    order by key`,
);

@Injectable()
export class TagListRepository {
  constructor(private readonly database: Database) {}

  async findAll(teamId: number): Promise<string[]> {
    const rows = await this.database.read<{ tag: string }>(all, [teamId]);
    return rows.map(({ tag }) => tag);
  }

  findPart(teamId: number, { sort, search, after, limit }: TagPart): Promise<ListedTagRow[]> {
    return this.database.read<ListedTagRow>(parts[sort], [teamId, search, after, limit]);
  }

  /** The most used tags by name, each with the number of tags of the team. */
  findCommon(teamId: number, limit: number): Promise<{ tag: string; total: number }[]> {
    return this.database.read<{ tag: string; total: number }>(common, [teamId, limit]);
  }
}
