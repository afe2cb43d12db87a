import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import type { ListPlace } from '../../platform/http';
import { pageColumns, pageJoins, type PageRow } from './page.repository';

export type PageSummaryRow = Omit<PageRow, 'content'> & { preview: string };

/** `search` is a like-pattern, `tags` are in lower case; null asks for everything. */
export interface ListFilter {
  search: string | null;
  tags: string[] | null;
  category: number | null;
}

const tagged = '($3::text[] is null or exists (select 1 from unnest(p.tags) tag where lower(tag) = any($3)))';
/** In the category, or in one below it. */
const filed = `($5::integer is null or p.category_id in (
  with recursive below as (
    select id from categories where id = $5 and team_id = $2
    union all select c.id from categories c join below b on c.parent_id = b.id
  ) select id from below))`;
const standing = `p.team_id = $2 and p.deleted_at is null and ${tagged} and ${filed}`;
/** Without a search the newest are read from their index; with one, the trigram index finds the pages first. */
const plain = `${standing} and $4::text is null`;
const found = `${standing} and p.id in (select x.page_id from page_texts x where x.team_id = $2 and x.words ilike $4)`;

const newestFirst = 'order by p.updated_at desc, p.id desc';
const after = '($6::timestamptz is null or (p.updated_at, p.id) < ($6, $7::integer))';

const whole = (where: string) =>
  `select ${pageColumns}, p.content from pages p ${pageJoins} where ${where} ${newestFirst}`;
const summaries = (where: string) =>
  `select ${pageColumns}, p.preview from pages p ${pageJoins} where ${where} and ${after} ${newestFirst} limit $8`;
const count = (where: string) =>
  `select count(*)::integer as total from pages p where $1::integer > 0 and ${where}`;

const both = (name: string, text: (where: string) => string) => ({
  plain: statement(name, text(plain)),
  search: statement(`${name}_search`, text(found)),
});

const lists = {
  whole: both('pages_whole', whole),
  summaries: both('pages_summaries', summaries),
  count: both('pages_count', count),
};

/** Pages and plays of a team are filed under the same words. */
const tagsOfTeam = statement(
  'page_tags_of_team',
  `select min(tag) as tag
     from (select unnest(tags) as tag from pages where team_id = $1 and deleted_at is null
           union all select unnest(tags) from plays where team_id = $1) used
    group by lower(tag) order by lower(tag)`,
);

@Injectable()
export class PageListRepository {
  constructor(private readonly database: Database) {}

  findWhole(userId: number, teamId: number, filter: ListFilter): Promise<PageRow[]> {
    return this.database.read<PageRow>(pick(lists.whole, filter), [
      userId,
      teamId,
      filter.tags,
      filter.search,
      filter.category,
    ]);
  }

  findSummaries(
    userId: number,
    teamId: number,
    { filter, place, limit }: { filter: ListFilter; place: ListPlace | null; limit: number },
  ): Promise<PageSummaryRow[]> {
    const values = [
      userId,
      teamId,
      filter.tags,
      filter.search,
      filter.category,
      place?.at ?? null,
      place?.id ?? null,
      limit,
    ];
    return this.database.read<PageSummaryRow>(pick(lists.summaries, filter), values);
  }

  async count(userId: number, teamId: number, filter: ListFilter): Promise<number> {
    const values = [userId, teamId, filter.tags, filter.search, filter.category];
    const [row] = await this.database.read<{ total: number }>(pick(lists.count, filter), values);
    return row?.total ?? 0;
  }

  async findTags(teamId: number): Promise<string[]> {
    const rows = await this.database.read<{ tag: string }>(tagsOfTeam, [teamId]);
    return rows.map(({ tag }) => tag);
  }
}

function pick<S>(statements: { plain: S; search: S }, { search }: ListFilter): S {
  return search === null ? statements.plain : statements.search;
}
