import type { ReadState } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import {
  containsWords,
  Database,
  listsOf,
  rowsOf,
  pipelinedStatement,
  statement,
  type Columns,
  type ColumnLists,
  type Statement,
} from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { seesSubject, standingColumns, standingJoin, type StandingRow } from '../access';
import {
  liveSession,
  sessionUserId,
  splitJoined,
  type JoinedRow,
  type JoinedWithSession,
  type SessionKey,
} from '../auth';
import { readStateColumn, viewJoin } from '../lifecycle';
import { pageHead, pageJoins, pageTimes, wholePage, type PageRow } from './page.repository';

export type PageSummaryRow = Omit<PageRow, 'content'> & { preview: string; read_state: ReadState | null };

/** The user's standing, with the pages of a team. */
export interface WholePagesRow extends StandingRow {
  pages: PageRow[];
}

export interface PageSummariesRow extends StandingRow {
  pages: PageSummaryRow[];
  total: number;
}

export type PageListRow = WholePagesRow | PageSummariesRow;

/** The row as PostgreSQL returns it. */
type Encoded<Listed extends { pages: unknown }, Row> = JoinedRow<
  StandingRow & Omit<Listed, 'pages'> & { pages: ColumnLists<Row> }
>;

/** `tags` are in lower case; null disables a filter. */
export interface ListFilter {
  /** Folded words that a page must contain. */
  search: readonly string[] | null;
  tags: string[] | null;
  category: number | null;
  /** Only pages that the user has starred. */
  isStarred: boolean;
  /** Leaves out drafts, also for editors. */
  isPublished: boolean;
  /** Sorts by the order of the category instead of newest first. */
  isInOwnOrder: boolean;
}

export interface ListPart {
  place: ListCursor | null;
  limit: number;
}

const hasTag = '($4::text[] is null or exists (select 1 from unnest(p.tags) tag where lower(tag) = any($4)))';
/** In the category or its descendants. */
const inCategory = `($6::integer is null or p.category_id in (
  with recursive below as (
    select id from categories where id = $6 and team_id = $3
    union all select c.id from categories c join below b on c.parent_id = b.id
  ) select id from below))`;
/** An array, so that the pages are read by their ids. */
const isStarred = `p.id = any(array(select page_id from page_stars where user_id = ${sessionUserId}))`;
const live = `p.team_id = $3 and p.deleted_at is null and ${seesSubject('p', sessionUserId)}
  and (not $8::boolean or p.published_at is not null)`;
/** No filter: read and counted with index-only scans. */
const all = {
  joins: '',
  where: `${live} and $4::text[] is null and $5::text[] is null and $6::integer is null and not $7::boolean`,
};
const narrowed = {
  joins: '',
  where: `${live} and ${hasTag} and ${inCategory} and $5::text[] is null and not $7::boolean`,
};
const starred = {
  joins: '',
  where: `${live} and ${hasTag} and ${inCategory} and ${isStarred} and $5::text[] is null and $7::boolean`,
};
/** Searches the texts of the team first; `offset 0` keeps the planner from joining earlier. */
const found = {
  joins: `left join lateral (
    select array_agg(page_id) as ids from (select page_id, text from search_documents where team_id = $3 offset 0) d
     where ${containsWords('text', '$5')}) hits on true`,
  where: `${live} and ${hasTag} and ${inCategory} and (not $7::boolean or ${isStarred}) and p.id = any(hits.ids)`,
};
type Picked = typeof all;

const newestFirst = 'order by p.updated_at desc, p.id desc';
const newest = {
  order: newestFirst,
  after: '($9::timestamptz is null or (p.updated_at, p.id) < ($9, $10::integer))',
};
const ownOrder = (page: string) =>
  `${page}.category_id <> $6, ${page}.category_id, ${page}.position, ${page}.id`;
/** The pages of the category itself first, then those of each descendant. */
const own = {
  order: `order by ${ownOrder('p')}`,
  after: `($9::timestamptz is null or (${ownOrder('p')}) > (select ${ownOrder('l')} from pages l where l.id = $10::integer))`,
};

const readState = { kind: 'page', of: 'p', reader: sessionUserId } as const;
const summary: Columns<PageSummaryRow> = {
  ...pageHead(sessionUserId),
  preview: 'p.preview',
  read_state: readStateColumn(readState),
};

const listed = (columns: string, joins: string) =>
  `select live_session.*, ${columns}, ${standingColumns(sessionUserId)}
     from ${liveSession} left join teams t on t.id = $3 ${standingJoin(sessionUserId)} ${joins}`;

const whole = ({ joins, where }: Picked) => {
  const pages = `from whole_pages p ${pageJoins(sessionUserId)} where ${where} ${newestFirst}`;
  return listed(`${listsOf(wholePage(sessionUserId), pages)} as pages`, joins);
};
const summariesBy =
  ({ order, after }: typeof newest) =>
  ({ joins, where }: Picked) => {
    const pages = `from pages p ${pageJoins(sessionUserId)} ${viewJoin(readState)}
    where ${where} and ${after} ${order} limit $11`;
    const total = `(select count(*)::integer from pages p where ${where})`;
    return listed(`${listsOf(summary, pages)} as pages, ${total} as total`, joins);
  };

const each = (name: string, text: (picked: Picked) => string) => ({
  all: pipelinedStatement(name, text(all)),
  narrowed: statement(`${name}_narrowed`, text(narrowed)),
  starred: statement(`${name}_starred`, text(starred)),
  found: statement(`${name}_found`, text(found)),
});

const lists = {
  whole: each('pages_whole', whole),
  summaries: each('pages_summaries', summariesBy(newest)),
  ordered: each('pages_ordered', summariesBy(own)),
};

const titlesFrom = statement(
  'page_titles_from',
  'select title from pages where team_id = $1 and deleted_at is null and starts_with(title, $2)',
);

@Injectable()
export class PageListRepository {
  constructor(private readonly database: Database) {}

  async findWhole(
    key: SessionKey,
    teamId: number,
    filter: ListFilter,
  ): Promise<JoinedWithSession<WholePagesRow> | undefined> {
    const values = valuesOf(key, teamId, filter);
    const statement = pick(lists.whole, filter);
    const [row] = await this.database.read<Encoded<WholePagesRow, PageRow>>(statement, values);
    return splitJoined(row, ({ pages, ...standing }) => ({ ...standing, pages: rowsOf(pages, pageTimes) }));
  }

  async findSummaries(
    key: SessionKey,
    teamId: number,
    { filter, part: { place, limit } }: { filter: ListFilter; part: ListPart },
  ): Promise<JoinedWithSession<PageSummariesRow> | undefined> {
    const values = [...valuesOf(key, teamId, filter), place?.at ?? null, place?.id ?? null, limit];
    const statement = pick(filter.isInOwnOrder ? lists.ordered : lists.summaries, filter);
    const [row] = await this.database.read<Encoded<PageSummariesRow, PageSummaryRow>>(statement, values);
    return splitJoined(row, ({ pages, ...rest }) => ({ ...rest, pages: rowsOf(pages, pageTimes) }));
  }

  /** The titles of the team that start with `prefix`. */
  async findTitles(teamId: number, prefix: string): Promise<string[]> {
    const rows = await this.database.read<{ title: string }>(titlesFrom, [teamId, prefix]);
    return rows.map(({ title }) => title);
  }
}

const valuesOf = ({ tokenHash, now }: SessionKey, teamId: number, filter: ListFilter) => [
  tokenHash,
  now,
  teamId,
  filter.tags,
  filter.search,
  filter.category,
  filter.isStarred,
  filter.isPublished,
];

function pick(
  statements: ReturnType<typeof each>,
  { search, tags, category, isStarred }: ListFilter,
): Statement {
  if (search !== null) return statements.found;
  if (isStarred) return statements.starred;
  return tags === null && category === null ? statements.all : statements.narrowed;
}
