import {
  limits,
  type AccountRole,
  type ContentKind,
  type FoundBoardPosition,
  type ReactionKind,
  type TextPosition,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { selectList, withIsoTimes, type Columns, type Tx } from '../../platform/database';
import { mentionTitles, mentionTitlesOf } from '../access';
import type { NamesRow } from '../auth';
import { kindsInDatabase, type ContentRef } from '../lifecycle';
import type { MentioningContent, QuoteRow } from './quoted-mentions';

/** The page or play of a comment, and its team. */
export interface CommentPlace {
  content_kind: ContentKind;
  content_id: number;
  team_id: number;
}

export interface CommentRow extends Omit<NamesRow, 'username'>, QuoteRow {
  id: number;
  user_id: number | null;
  content: string;
  board_position: FoundBoardPosition | null;
  is_resolved: boolean;
  parent_id: number | null;
  /** Times are ISO 8601 in UTC. */
  deleted_at: string | null;
  created_at: string;
  /** Null when the comment was never edited. */
  updated_at: string | null;
  username: string | null;
  avatar: string | null;
  role: AccountRole | null;
  /** Null without mentions. */
  mentions: MentionRow[] | null;
  /** Null without reactions. */
  reactions: ReactionRow[] | null;
}

export interface ReactionRow {
  kind: ReactionKind;
  count: number;
  isMine: boolean;
  people: MentionRow[];
}

export interface MentionRow {
  userId: number;
  username: string;
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
}

export interface NewCommentRow {
  subject: ContentRef;
  teamId: number;
  userId: number;
  content: string;
  selectedText: string | null;
  textPosition: TextPosition | null;
  quotedMentions: string[];
  boardPosition: FoundBoardPosition | null;
  parentId: number | null;
  clientId: string | null;
}

/** Selects a user `u` with the names by which `fullName` chooses. */
const person = `json_build_object('userId', u.id, 'username', u.username, 'displayName', u.display_name,
             'firstName', u.first_name, 'lastName', u.last_name)`;

/** Returns the columns of a comment as the user `reader` sees it. */
export const commentColumns = (reader: string): Columns<CommentRow> => ({
  id: 'k.id',
  user_id: 'k.user_id',
  content: 'k.content',
  selected_text: 'k.selected_text',
  text_position: 'k.text_position',
  quoted_titles: mentionTitlesOf('k.quoted_mentions', reader),
  board_position: 'k.board_position',
  is_resolved: 'k.is_resolved',
  parent_id: 'k.parent_id',
  deleted_at: 'k.deleted_at',
  created_at: 'k.created_at',
  updated_at: 'nullif(k.updated_at, k.created_at)',
  username: 'a.username',
  first_name: 'a.first_name',
  last_name: 'a.last_name',
  display_name: 'a.display_name',
  avatar: 'a.avatar',
  role: 'a.role',
  /** Skips the lookup when the content has no `@`, which is the common case. */
  mentions: `case when strpos(k.content, '@') > 0 then (
    select json_agg(${person} order by u.id)
      from comment_mentions n join users u on u.id = n.user_id where n.comment_id = k.id) end`,
  /** Skips the aggregation without reactions, which is the common case. */
  reactions: `case when exists (select from comment_reactions where comment_id = k.id) then (
    select json_agg(json_build_object('kind', g.kind, 'count', g.count, 'isMine', g.is_mine, 'people', g.people))
      from (select r.kind, count(*)::integer as count, bool_or(u.id = ${reader}) as is_mine,
                   (array_agg(${person} order by r.created_at, u.id))[1:${limits.reactionNames}] as people
              from comment_reactions r join users u on u.id = r.user_id
             where r.comment_id = k.id group by r.kind) g) end`,
});

export const commentTimes = ['deleted_at', 'created_at', 'updated_at'] as const;

/** Selects from comments `k` with their authors, filtered by `which`. */
export const fromComments = (which: string) =>
  `from comments k left join users a on a.id = k.user_id where ${which} order by k.created_at, k.id`;

type FoundComment = CommentRow & CommentPlace;

const placeColumns: Columns<CommentPlace> = {
  content_kind: `case when k.page_id is null then 'play' else 'page' end`,
  content_id: 'coalesce(k.page_id, k.play_id)',
  team_id: 'k.team_id',
};
/** The reader is $1. */
const read = (which: string) =>
  `select ${selectList(placeColumns)}, ${selectList(commentColumns('$1'))} ${fromComments(which)}`;
const sentOn = (kind: ContentKind) =>
  read(`k.user_id = $1 and k.client_id = $2 and k.${kind}_id = $3 and k.deleted_at is null`);
const byId = read('k.id = $2 and k.deleted_at is null');

const mentioningIn = (kind: ContentKind) =>
  `select p.content, ${mentionTitles('p', '$2')} as mentions from whole_${kindsInDatabase[kind].table} p
    where p.id = $1 and p.mentions <> '{}'`;
const mentioning = { page: mentioningIn('page'), play: mentioningIn('play') };

@Injectable()
export class CommentRepository {
  async findById(
    tx: Tx,
    { id, readerId }: { id: number; readerId: number },
  ): Promise<FoundComment | undefined> {
    const [row] = await tx.query<FoundComment>(byId, [readerId, id]);
    return row && withIsoTimes(row, commentTimes);
  }

  /** Locks a comment against deletion and returns its page or play; undefined when it is deleted. */
  async lockPlace(tx: Tx, id: number): Promise<CommentPlace | undefined> {
    const [row] = await tx.query<CommentPlace>(
      `select ${selectList(placeColumns)} from comments k where k.id = $1 and k.deleted_at is null for share`,
      [id],
    );
    return row;
  }

  /** Locks a comment that can be replied to. Returns false when it is deleted or on another page or play. */
  async selectForUpdate(tx: Tx, id: number, subject: ContentRef): Promise<boolean> {
    const rows = await tx.query(
      `select 1 from comments where id = $1 and ${subject.kind}_id = $2 and deleted_at is null for update`,
      [id, subject.id],
    );
    return rows.length > 0;
  }

  /** Returns the depth of a comment in its thread; 1 for the first comment. */
  async depthOf(tx: Tx, id: number): Promise<number> {
    const [row] = await tx.query<{ depth: number }>(
      `with recursive line as (
         select parent_id from comments where id = $1
         union all
         select c.parent_id from comments c join line on c.id = line.parent_id
       )
       select count(*)::integer as depth from line`,
      [id],
    );
    return row?.depth ?? 0;
  }

  /** Finds the comment that an earlier attempt of the same request created, by its `clientId`. */
  async findByClientId(
    tx: Tx,
    { userId, clientId, subject }: Pick<NewCommentRow, 'userId' | 'clientId' | 'subject'>,
  ): Promise<FoundComment | undefined> {
    if (clientId === null) return undefined;
    const [row] = await tx.query<FoundComment>(sentOn(subject.kind), [userId, clientId, subject.id]);
    return row && withIsoTimes(row, commentTimes);
  }

  /** Returns the content of a page or play that has mentions, with their titles for a reader; undefined when it has none. */
  async findMentioning(tx: Tx, { kind, id }: ContentRef, readerId: number) {
    const [row] = await tx.query<MentioningContent>(mentioning[kind], [id, readerId]);
    return row;
  }

  /** Returns the board of a play, null without one, and its version, which later edits increase. */
  async findBoard(tx: Tx, playId: number): Promise<{ board: unknown; version: number } | undefined> {
    const [row] = await tx.query<{ board: unknown; version: number }>(
      'select board, version from whole_plays where id = $1',
      [playId],
    );
    return row;
  }

  /** Idempotent: returns undefined when the user has already sent a comment with this `clientId`. */
  async insert(tx: Tx, comment: NewCommentRow): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number }>(
      `insert into comments (${comment.subject.kind}_id, team_id, user_id, content, selected_text, text_position, quoted_mentions, board_position, parent_id, client_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (user_id, client_id) do nothing returning id`,
      [
        comment.subject.id,
        comment.teamId,
        comment.userId,
        comment.content,
        comment.selectedText,
        comment.textPosition && JSON.stringify(comment.textPosition),
        comment.quotedMentions,
        comment.boardPosition && JSON.stringify(comment.boardPosition),
        comment.parentId,
        comment.clientId,
      ],
    );
    return row?.id;
  }

  async edit(tx: Tx, id: number, content: string): Promise<void> {
    await tx.query('update comments set content = $2, updated_at = now() where id = $1', [id, content]);
  }

  /** Does not count as an edit: `updated_at` stays. */
  async resolve(tx: Tx, id: number, isResolved: boolean): Promise<void> {
    await tx.query('update comments set is_resolved = $2 where id = $1', [id, isResolved]);
  }

  /**
   * Soft-deletes a comment with replies, and deletes its reactions. Without replies its row is deleted, and so are soft-deleted
   * ancestors that have no other replies. Returns the page or play.
   */
  async remove(tx: Tx, id: number): Promise<CommentPlace | undefined> {
    const [row] = await tx.query<CommentPlace>(
      `update comments k set deleted_at = now(), content = '' where id = $1 returning ${selectList(placeColumns)}`,
      [id],
    );
    await tx.query('delete from comment_reactions where comment_id = $1', [id]);
    await this.deleteWithoutReplies(tx, id);
    return row;
  }

  /** Locks the row before it counts replies, so that concurrent replies and deletions are visible. */
  private async deleteWithoutReplies(tx: Tx, id: number): Promise<void> {
    await tx.query('select 1 from comments where id = $1 for update', [id]);
    const [gone] = await tx.query<{ parent_id: number | null }>(
      `delete from comments k where id = $1 and deleted_at is not null
         and not exists (select 1 from comments r where r.parent_id = k.id)
       returning parent_id`,
      [id],
    );
    if (gone?.parent_id) await this.deleteWithoutReplies(tx, gone.parent_id);
  }
}
