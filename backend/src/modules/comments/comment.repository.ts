import type { AccountRole, TextPosition } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { selected, withIsoTimes, type Columns, type Tx } from '../../platform/database';

/** Where a comment stands. */
export interface CommentPlace {
  page_id: number;
  team_id: number;
}

export interface CommentRow {
  id: number;
  user_id: number | null;
  content: string;
  selected_text: string | null;
  text_position: TextPosition | null;
  is_resolved: boolean;
  parent_id: number | null;
  /** Times are ISO 8601 in UTC. */
  deleted_at: string | null;
  created_at: string;
  /** Nothing where it was never changed. */
  updated_at: string | null;
  username: string | null;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
  avatar: string | null;
  role: AccountRole | null;
  /** Nothing where it names nobody. */
  mentions: MentionRow[] | null;
}

export interface MentionRow {
  userId: number;
  username: string;
  displayName: string | null;
  firstName: string | null;
  lastName: string | null;
}

export interface NewCommentRow {
  pageId: number;
  teamId: number;
  userId: number;
  content: string;
  selectedText: string | null;
  textPosition: TextPosition | null;
  parentId: number | null;
  clientId: string | null;
}

export const commentColumns: Columns<CommentRow> = {
  id: 'k.id',
  user_id: 'k.user_id',
  content: 'k.content',
  selected_text: 'k.selected_text',
  text_position: 'k.text_position',
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
  /** Nobody is looked for where there is no `@`, which is nearly everywhere. */
  mentions: `case when strpos(k.content, '@') > 0 then (
    select json_agg(json_build_object('userId', u.id, 'username', u.username, 'displayName', u.display_name,
             'firstName', u.first_name, 'lastName', u.last_name) order by u.id)
      from comment_mentions n join users u on u.id = n.user_id where n.comment_id = k.id) end`,
};

export const commentTimes = ['deleted_at', 'created_at', 'updated_at'] as const;

/** Comments as they are read, `which` of `k`, with their authors. */
export const fromComments = (which: string) =>
  `from comments k left join users a on a.id = k.user_id where ${which} order by k.created_at, k.id`;

type FoundComment = CommentRow & CommentPlace;

const read = (which: string) =>
  `select k.page_id, k.team_id, ${selected(commentColumns)} ${fromComments(which)}`;
const sent = read('k.user_id = $1 and k.client_id = $2 and k.page_id = $3 and k.deleted_at is null');
const byId = read('k.id = $1 and k.deleted_at is null');

@Injectable()
export class CommentRepository {
  async findById(tx: Tx, id: number): Promise<FoundComment | undefined> {
    const [row] = await tx.query<FoundComment>(byId, [id]);
    return row && withIsoTimes(row, commentTimes);
  }

  /** A comment that can be answered: on this page and not deleted; it cannot go away before the answer is written. */
  async holdParent(tx: Tx, id: number, pageId: number): Promise<boolean> {
    const rows = await tx.query(
      'select 1 from comments where id = $1 and page_id = $2 and deleted_at is null for update',
      [id, pageId],
    );
    return rows.length > 0;
  }

  /** How many comments stand from this one up to the one that began the thread, both counted. */
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

  /** What this person sent to this page under this name before. */
  async findSent(
    tx: Tx,
    { userId, clientId, pageId }: Pick<NewCommentRow, 'userId' | 'clientId' | 'pageId'>,
  ): Promise<FoundComment | undefined> {
    if (clientId === null) return undefined;
    const [row] = await tx.query<FoundComment>(sent, [userId, clientId, pageId]);
    return row && withIsoTimes(row, commentTimes);
  }

  /** Nothing is written where this person has sent one of this name before. */
  async insert(tx: Tx, comment: NewCommentRow): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number }>(
      `insert into comments (page_id, team_id, user_id, content, selected_text, text_position, parent_id, client_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (user_id, client_id) do nothing returning id`,
      [
        comment.pageId,
        comment.teamId,
        comment.userId,
        comment.content,
        comment.selectedText,
        comment.textPosition && JSON.stringify(comment.textPosition),
        comment.parentId,
        comment.clientId,
      ],
    );
    return row?.id;
  }

  async edit(tx: Tx, id: number, content: string): Promise<void> {
    await tx.query('update comments set content = $2, updated_at = now() where id = $1', [id, content]);
  }

  /** Is no change of what was said: `updated_at` stays. */
  async resolve(tx: Tx, id: number, isResolved: boolean): Promise<void> {
    await tx.query('update comments set is_resolved = $2 where id = $1', [id, isResolved]);
  }

  /**
   * Keeps its place when it has answers; otherwise it goes, and so do deleted ones above it that this leaves alone.
   * Answers the page.
   */
  async remove(tx: Tx, id: number): Promise<number | undefined> {
    const [row] = await tx.query<{ page_id: number }>(
      `update comments set deleted_at = now(), content = '' where id = $1 returning page_id`,
      [id],
    );
    await this.sweepUp(tx, id);
    return row?.page_id;
  }

  /** Held first, looked at second: who answers it or deletes its other answers in this moment is then done. */
  private async sweepUp(tx: Tx, id: number): Promise<void> {
    await tx.query('select 1 from comments where id = $1 for update', [id]);
    const [gone] = await tx.query<{ parent_id: number | null }>(
      `delete from comments k where id = $1 and deleted_at is not null
         and not exists (select 1 from comments r where r.parent_id = k.id)
       returning parent_id`,
      [id],
    );
    if (gone?.parent_id) await this.sweepUp(tx, gone.parent_id);
  }
}
