import { Injectable } from '@nestjs/common';
import {
  Database,
  selectList,
  pipelinedStatement,
  statement,
  withIsoTimes,
  type Columns,
  type Tx,
} from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import {
  draftColumn,
  mentionTitles,
  mentionTitlesIn,
  standingColumns,
  standingJoin,
  type MentionTitles,
  type StandingRow,
} from '../access';
import { recordInSameStatement } from '../activities';
import {
  fullNameSql,
  liveSession,
  sessionUserId,
  splitJoined,
  type JoinedRow,
  type JoinedWithSession,
  type SessionKey,
} from '../auth';
import { LAST_POSITION } from '../lifecycle';
import { SearchIndexSchedule } from '../search';

export interface PageRow {
  id: number;
  team_id: number;
  title: string;
  content: string;
  tags: string[];
  category_id: number | null;
  is_starred: boolean;
  views: number;
  version: number;
  created_by: number | null;
  creator: string | null;
  /** Times are ISO 8601 in UTC. */
  created_at: string;
  updated_at: string;
  /** Name and picture of the user who saved it last; null for a deleted account. */
  editor: string | null;
  editor_avatar: string | null;
  words: number;
  /** Null for a draft. */
  published_at: string | null;
  /** The titles of the mentions for the reader. */
  mentions: MentionTitles;
}

/** A page with the user's standing, star, last view and last-read version. */
export interface OpenedPageRow extends PageRow, StandingRow {
  seen_at: Date | null;
  last_read_version: number | null;
}

/** A page to change, with the standing of its user. */
export interface PageToChangeRow extends PageRow, StandingRow {}

/** The data around the content of a printed page. */
export interface PrintedPageRow {
  tags: string[];
  updated_at: Date;
  team: string;
  author: string | null;
  /** The time zone of the reader. */
  time_zone: string | null;
  mentions: MentionTitles;
}

export interface PageValues {
  title: string;
  content: string;
  preview: string;
  words: number;
  tags: string[];
  categoryId: number | null;
  /** The files that the content shows. */
  fileIds: number[];
  /** The pages and plays that the content names. */
  mentions: string[];
}

export interface ChangedPageValues extends PageValues {
  /** The version that is restored. */
  restoredFrom?: number;
}

/** Columns of a page `p` with `pageJoins`. */
export const pageHead = (readerId = '$1'): Columns<Omit<PageRow, 'content'>> => ({
  id: 'p.id',
  team_id: 'p.team_id',
  title: 'p.title',
  tags: 'p.tags',
  category_id: 'p.category_id',
  is_starred: 's.user_id is not null',
  views: 'p.views',
  version: 'p.version',
  created_by: 'p.created_by',
  creator: 'c.username',
  created_at: 'p.created_at',
  updated_at: 'p.updated_at',
  editor: fullNameSql('e'),
  editor_avatar: 'e.avatar',
  words: 'p.words',
  published_at: 'p.published_at',
  mentions: mentionTitles('p', readerId),
});
export const pageTimes = ['created_at', 'updated_at', 'published_at'] as const;
/** Columns of `whole_pages p`. */
export const wholePage = (readerId = '$1'): Columns<PageRow> => ({
  ...pageHead(readerId),
  content: 'p.content',
});
export const pageJoins = (readerId = '$1') => `left join users c on c.id = p.created_by
  left join users e on e.id = p.updated_by
  left join page_stars s on s.page_id = p.id and s.user_id = ${readerId}`;

const opening = (more = '', join = '') => `
  select live_session.*, ${selectList(wholePage(sessionUserId))}, ${more} ${draftColumn('p')}, ${standingColumns(sessionUserId)}
    from ${liveSession}
    left join (whole_pages p join teams t on t.id = p.team_id) on p.id = $3 and p.deleted_at is null
    ${standingJoin(sessionUserId)}
    ${pageJoins(sessionUserId)}
    ${join}`;
const lastVisit = `left join page_views v on v.page_id = p.id and v.user_id = ${sessionUserId}`;
const open = pipelinedStatement(
  'page_open',
  opening('v.seen_at, v.version as last_read_version,', lastVisit),
);
const openToChange = pipelinedStatement('page_open_to_change', opening());

const about = statement(
  'page_about',
  `select p.tags, p.updated_at, t.name as team, c.username as author,
          (select time_zone from users where id = $2) as time_zone, ${mentionTitlesIn('$3::text', '$2')} as mentions
     from pages p join teams t on t.id = p.team_id left join users c on c.id = p.created_by
    where p.id = $1 and p.deleted_at is null`,
);

const lockedPage = statement(
  'page_held',
  `select ${selectList(wholePage())} from whole_pages p ${pageJoins()}
    where p.id = $2 and p.deleted_at is null`,
);

/** A saved page, without its content, which the caller has. */
export interface SavedPageRow extends Omit<PageRow, 'content'> {
  /** The id of the change for live updates. */
  change_id: string;
}

/**
 * Adds to the statement `write` the new version, the activity and the live update, and returns the page as $1, the user,
 * sees it. $2 is the tab, $5 the content. A page that is not created as a draft is published by it. The search index is updated later (modules/search).
 */
const savePage = (action: string, write: string, { more = '', restoredFrom = 'null::integer' } = {}) => `
  with saved as (${write} returning *), ${more}
  kept as (
    insert into page_versions (page_id, version, title, content, tags, saved_by, was_published,
      published_at, published_by, restored_from)
    select id, version, title, $5, tags, $1, published_at is not null,
           case when version = 1 then published_at end, case when version = 1 then published_by end, ${restoredFrom}
      from saved),
  ${recordInSameStatement('saved', { action, userId: '$1', tab: '$2' })}
  select ${selectList(pageHead())}, change.id as change_id
    from saved p cross join change ${pageJoins()}`;

const insert = statement(
  'page_insert',
  savePage(
    'created',
    `insert into pages (created_by, updated_by, team_id, title, preview, tags, category_id, words, file_ids,
       mentions, published_at, published_by)
     select $1, $1, $3, $4, $6, $7, $8, $9, $10, $11, case when not $12 then now() end, case when not $12 then $1::integer end
      where $8::integer is null or exists (select 1 from categories where id = $8 and team_id = $3)`,
  ),
);
const update = statement(
  'page_update',
  savePage(
    'updated',
    `update pages set title = $4, preview = $6, tags = $7, category_id = $8,
       position = case when category_id is distinct from $8 then ${LAST_POSITION} else position end,
       words = $9, file_ids = $10, mentions = $11, version = version + 1, updated_at = now(), updated_by = $1
     where id = $3 and version = $12 and category_id is not distinct from $13 and deleted_at is null`,
    {
      // A user who had read the version before knows what they changed.
      more: `read as (
       update page_views v set version = saved.version from saved
        where v.page_id = saved.id and v.user_id = $1 and v.version = saved.version - 1),`,
      restoredFrom: '$14::integer',
    },
  ),
);
/** Moves a page to another category, without a new version. */
const file = statement(
  'page_file',
  `with saved as (
    update pages set category_id = $4, position = ${LAST_POSITION}, updated_at = now(), updated_by = $1
     where id = $3 and version = $5 and category_id is not distinct from $6 and deleted_at is null returning *),
  ${recordInSameStatement('saved', { action: 'updated', userId: '$1', tab: '$2' })}
  select ${selectList(pageHead())}, change.id as change_id
    from saved p cross join change ${pageJoins()}`,
);

@Injectable()
export class PageRepository {
  constructor(
    private readonly database: Database,
    private readonly indexSchedule: SearchIndexSchedule,
  ) {}

  async open(
    { tokenHash, now }: SessionKey,
    pageId: number,
  ): Promise<JoinedWithSession<OpenedPageRow> | undefined> {
    const [row] = await this.database.read<JoinedRow<OpenedPageRow>>(open, [tokenHash, now, pageId]);
    return splitJoined(row, decode);
  }

  async openToChange(
    { tokenHash, now }: SessionKey,
    pageId: number,
  ): Promise<JoinedWithSession<PageToChangeRow> | undefined> {
    const values = [tokenHash, now, pageId];
    const [row] = await this.database.read<JoinedRow<PageToChangeRow>>(openToChange, values);
    return splitJoined(row, decode);
  }

  /** Reads what is printed with `content`, and the titles of its mentions for the reader. */
  async about(pageId: number, readerId: number, content: string): Promise<PrintedPageRow | undefined> {
    const [row] = await this.database.read<PrintedPageRow>(about, [pageId, readerId, content]);
    return row;
  }

  /** Locks the page before it reads it, so that it sees the last committed save. */
  async lock(tx: Tx, userId: number, pageId: number): Promise<PageRow | undefined> {
    await tx.query('select from pages where id = $1 for update', [pageId]);
    const [row] = await tx.query<PageRow>(lockedPage, [userId, pageId]);
    return row && decode(row);
  }

  /** Returns undefined when the category is not in the team. */
  async insert(
    user: CurrentUser,
    teamId: number,
    { isDraft, ...page }: PageValues & { isDraft: boolean },
  ): Promise<SavedPageRow | undefined> {
    const values = [...savedValues(user, teamId, page), isDraft];
    const [row] = await this.database.execute<SavedPageRow>(insert, values);
    if (row) this.indexSchedule.schedule();
    return row && decode(row);
  }

  /** Optimistic lock: returns undefined when the version or the category has changed since `row`. */
  async update(user: CurrentUser, row: PageRow, page: ChangedPageValues): Promise<SavedPageRow | undefined> {
    const [saved] = await this.database.execute<SavedPageRow>(update, updatedValues(user, row, page));
    if (saved) this.indexSchedule.schedule();
    return saved && decode(saved);
  }

  /** Same as `update`, within a transaction. */
  async updateIn(
    tx: Tx,
    user: CurrentUser,
    row: PageRow,
    page: ChangedPageValues,
  ): Promise<SavedPageRow | undefined> {
    const [saved] = await tx.query<SavedPageRow>(update, updatedValues(user, row, page));
    if (saved) this.indexSchedule.afterSave(tx);
    return saved && decode(saved);
  }

  /** Optimistic lock as in `update`. */
  async file(
    tx: Tx,
    { userId, tab }: CurrentUser,
    { id, version, category_id }: PageRow,
    categoryId: number | null,
  ): Promise<SavedPageRow | undefined> {
    const [row] = await tx.query<SavedPageRow>(file, [userId, tab, id, categoryId, version, category_id]);
    return row && decode(row);
  }
}

const decode = <Row extends Omit<PageRow, 'content'>>(row: Row): Row => withIsoTimes(row, pageTimes);

const savedValues = ({ userId, tab }: CurrentUser, targetId: number, page: PageValues) => [
  userId,
  tab,
  targetId,
  page.title,
  page.content,
  page.preview,
  page.tags,
  page.categoryId,
  page.words,
  page.fileIds,
  page.mentions,
];

const updatedValues = (
  user: CurrentUser,
  { id, version, category_id: categoryId }: PageRow,
  page: ChangedPageValues,
) => [...savedValues(user, id, page), version, categoryId, page.restoredFrom ?? null];
