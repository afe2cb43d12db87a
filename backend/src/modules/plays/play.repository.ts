import type { ReadState } from '@touchline/contract';
import { writeBoard, type Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { containsWords, Database, statement, type Tx } from '../../platform/database';
import {
  draftColumn,
  mentionTitles,
  standingColumns,
  standingJoin,
  type MentionTitles,
  type StandingRow,
} from '../access';
import { fullNameSql } from '../auth';
import { LAST_POSITION, readStateColumn, stillVersionColumn, viewJoin } from '../lifecycle';
import { SearchIndex, SearchIndexSchedule } from '../search';

/** A row of a list, without the board, which may be large. */
export interface ListedPlayRow {
  id: number;
  team_id: number;
  category_id: number | null;
  name: string;
  description: string | null;
  content: string;
  tags: string[];
  formation: string | null;
  diagram_url: string | null;
  /** The current version if the play has a board. */
  still_version: number | null;
  /** Only in lists. */
  read_state?: ReadState | null;
  is_starred: boolean;
  views: number;
  version: number;
  created_by: number | null;
  creator: string | null;
  created_at: Date;
  updated_at: Date;
  /** Name and picture of the user who saved it last; null for a deleted account. */
  editor: string | null;
  editor_avatar: string | null;
  words: number;
  /** Null for a draft. */
  published_at: Date | null;
  /** The titles of the mentions for the reader. */
  mentions: MentionTitles;
}

export interface PlayRow extends ListedPlayRow {
  board: Board | null;
}

export interface OpenedPlayRow extends PlayRow, StandingRow {
  seen_at: Date | null;
  last_read_version: number | null;
}

export interface PlayValues {
  name: string;
  description: string | null;
  content: string;
  tags: string[];
  formation: string | null;
  diagramUrl: string | null;
  board: Board | null;
  /** Words of the board, which the search finds. */
  boardText: string | null;
  categoryId: number | null;
  words: number;
  /** The pages and plays that the content names. */
  mentions: string[];
}

export interface NewPlayValues extends PlayValues {
  isDraft: boolean;
  /** A reserved id. */
  id?: number;
}

export interface PlayListFilter {
  /** Folded words that a play must contain. */
  search: readonly string[] | null;
  tags: string[] | null;
  category: number | null;
  /** Only plays that the user has starred. */
  isStarred: boolean;
  /** Sorts by the order of the category instead of last changed first. */
  isInOwnOrder: boolean;
  includesDrafts: boolean;
}

const listedColumns = `y.id, y.team_id, y.category_id, y.name, y.description, y.content, y.tags, y.formation, y.diagram_url, ${stillVersionColumn('y')},
  y.views, y.version, y.created_by, y.created_at, y.updated_at, c.username as creator, s.user_id is not null as is_starred,
  y.words, y.published_at, ${mentionTitles('y', '$1')} as mentions, ${fullNameSql('e')} as editor, e.avatar as editor_avatar`;
const columns = `${listedColumns}, y.board`;
const joins = `left join users c on c.id = y.created_by
  left join users e on e.id = y.updated_by
  left join play_stars s on s.play_id = y.id and s.user_id = $1`;

const readState = { kind: 'play', of: 'y', reader: '$1' } as const;
const listBy = (order: string) => `select ${listedColumns}, ${readStateColumn(readState)} as read_state
    from whole_plays y join teams t on t.id = y.team_id ${standingJoin()} ${joins} ${viewJoin(readState)}
    where y.team_id = $2 and y.deleted_at is null and ($6 or y.published_at is not null)
      and ($3::text[] is null or y.id in (
        select play_id from play_search_documents where team_id = $2 and ${containsWords('text', '$3')}))
      and ($4::text[] is null or exists (select 1 from unnest(y.tags) tag where lower(tag) = any($4)))
      and ($5::integer is null or y.category_id in (
        with recursive below as (
          select id from categories where id = $5 and team_id = $2
          union all select k.id from categories k join below b on k.parent_id = b.id
        ) select id from below))
      and (not $7::boolean or s.user_id is not null)
    order by ${order}`;
const lists = {
  newest: statement('plays_list', listBy('y.updated_at desc, y.id desc')),
  /** The plays of the category itself first, then those of each descendant. */
  own: statement('plays_ordered', listBy('y.category_id <> $5, y.category_id, y.position, y.id')),
};
const open = statement(
  'play_open',
  `select ${columns}, v.seen_at, v.version as last_read_version, ${draftColumn('y')}, ${standingColumns()}
     from whole_plays y join teams t on t.id = y.team_id ${standingJoin()} ${joins}
     left join play_views v on v.play_id = y.id and v.user_id = $1
    where y.id = $2 and y.deleted_at is null`,
);
const reserve = statement(
  'plays_reserve',
  `select nextval(pg_get_serial_sequence('plays', 'id'))::integer as id from generate_series(1, $1::integer)`,
);
/**
 * Adds to the statement `write`, which returns plays, their new version. A play that is not created as a draft is published by it. A user
 * who had read the version before knows what they changed.
 */
const withVersion = (
  write: string,
  { content, board, savedBy, restoredFrom }: Record<'content' | 'board' | 'savedBy' | 'restoredFrom', string>,
) => `
  with saved as (${write} returning *),
  read as (
    update play_views v set version = saved.version from saved
     where v.play_id = saved.id and v.user_id = ${savedBy} and v.version = saved.version - 1)
  insert into play_versions (play_id, version, name, description, content, tags, formation, diagram_url, board, saved_by, was_published,
    published_at, published_by, restored_from)
  select id, version, name, description, ${content}, tags, formation, diagram_url, ${board}::jsonb, ${savedBy}, published_at is not null,
         case when version = 1 then published_at end, case when version = 1 then published_by end, ${restoredFrom}::integer
    from saved
  returning play_id as id`;

@Injectable()
export class PlayRepository {
  constructor(
    private readonly database: Database,
    private readonly indexSchedule: SearchIndexSchedule,
    private readonly searchIndex: SearchIndex,
  ) {}

  async find(
    userId: number,
    teamId: number,
    { search, tags, category, isStarred, isInOwnOrder, includesDrafts }: PlayListFilter,
  ): Promise<ListedPlayRow[]> {
    if (search !== null) await this.searchIndex.refresh();
    return this.database.read<ListedPlayRow>(isInOwnOrder ? lists.own : lists.newest, [
      userId,
      teamId,
      search,
      tags,
      category,
      includesDrafts,
      isStarred,
    ]);
  }

  async open(userId: number, playId: number): Promise<OpenedPlayRow | undefined> {
    const [row] = await this.database.read<OpenedPlayRow>(open, [userId, playId]);
    return row;
  }

  /** Locks the play before it reads it, so that it sees the last committed save. */
  async lock(tx: Tx, userId: number, playId: number): Promise<PlayRow | undefined> {
    await tx.query('select from plays where id = $1 for update', [playId]);
    const [row] = await tx.query<PlayRow>(
      `select ${columns} from whole_plays y ${joins} where y.id = $2 and y.deleted_at is null`,
      [userId, playId],
    );
    return row;
  }

  /** Reserves ids for plays that pages link to before they are inserted. */
  async reserve(count: number): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(reserve, [count]);
    return rows.map(({ id }) => id);
  }

  /** Returns undefined when the team is deleted. */
  async insert(
    tx: Tx,
    place: { teamId: number; userId: number },
    { id, isDraft, ...play }: NewPlayValues,
  ): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number }>(
      withVersion(
        `insert into plays (id, team_id, created_by, updated_by, name, description, tags, formation, diagram_url, category_id, words,
           board_text, mentions, published_at, published_by)
         overriding system value
         select coalesce($15::integer, nextval(pg_get_serial_sequence('plays', 'id'))), id, $2, $2, $3, $4, $5, $6, $7, $8, $10, $12, $13, case when not $14 then now() end,
                case when not $14 then $2::integer end from teams where id = $1`,
        { content: '$9', board: '$11', savedBy: '$2', restoredFrom: 'null' },
      ),
      [place.teamId, place.userId, ...inOrder(play), isDraft, id ?? null],
    );
    this.indexSchedule.afterSave(tx);
    return row?.id;
  }

  /** Saves a new version of a locked play. */
  async update(
    tx: Tx,
    place: { playId: number; userId: number; restoredFrom?: number },
    play: PlayValues,
  ): Promise<void> {
    await tx.query(
      withVersion(
        `update plays set name = $3, description = $4, tags = $5, formation = $6, diagram_url = $7, category_id = $8,
           position = case when category_id is distinct from $8 then ${LAST_POSITION} else position end,
           words = $10, board_text = $12, mentions = $13, version = version + 1, updated_at = now(), updated_by = $2 where id = $1`,
        { content: '$9', board: '$11', savedBy: '$2', restoredFrom: '$14' },
      ),
      [place.playId, place.userId, ...inOrder(play), place.restoredFrom ?? null],
    );
    this.indexSchedule.afterSave(tx);
  }

  /** Moves a locked play to another category, without a new version. */
  async file(tx: Tx, place: { playId: number; userId: number }, categoryId: number | null): Promise<void> {
    await tx.query(
      `update plays set category_id = $3, position = ${LAST_POSITION}, updated_at = now(), updated_by = $2 where id = $1`,
      [place.playId, place.userId, categoryId],
    );
  }
}

const inOrder = (play: PlayValues) => [
  play.name,
  play.description,
  play.tags,
  play.formation,
  play.diagramUrl,
  play.categoryId,
  play.content,
  play.words,
  play.board && writeBoard(play.board),
  play.boardText,
  play.mentions,
];
