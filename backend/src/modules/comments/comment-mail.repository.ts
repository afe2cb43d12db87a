import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesTeam } from '../access';

export interface ToldCommentRow {
  content: string;
  /** Comments that the reader has not heard of, also those that are not among these rows. */
  total: number;
  page: string;
  team: string;
  username: string;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
}

interface Untold {
  pageId: number;
  /** The first comment. */
  from: number;
  readerId: number;
  max: number;
}

/** A comment and all that it answers, up to the first of the thread. */
const lineUp = `with recursive line as (
    select id, parent_id, user_id from comments where id = $1
    union all
    select c.id, c.parent_id, c.user_id from comments c join line on c.id = line.parent_id)`;

/**
 * What the reader has not heard of on a page: written by others since, on a page of theirs or in answer to something that they
 * are part of.
 */
const untold = statement(
  'comment_mail_untold',
  `with recursive mine as (
     select c.id from comments c where c.page_id = $1 and c.user_id = $3
     union
     select p.parent_id from comments p join mine on p.id = mine.id where p.parent_id is not null
   ), threads as (
     select id from mine
     union
     select c.id from comments c join threads on c.parent_id = threads.id
   )
   select c.content, p.title as page, t.name as team, u.username, u.first_name, u.last_name, u.display_name,
          count(*) over ()::integer as total
     from comments c join pages p on p.id = c.page_id join teams t on t.id = p.team_id join users u on u.id = c.user_id
    where c.page_id = $1 and c.id >= $2 and c.user_id <> $3 and c.deleted_at is null and p.deleted_at is null
      and (p.created_by = $3 or c.id in (select id from threads))
      and ${seesTeam('$3')}
    order by c.id limit $4`,
);

@Injectable()
export class CommentMailRepository {
  constructor(private readonly database: Database) {}

  findUntold({ pageId, from, readerId, max }: Untold): Promise<ToldCommentRow[]> {
    return this.database.read<ToldCommentRow>(untold, [pageId, from, readerId, max]);
  }

  /** Whoever wrote the page or something that this comment answers, and wants to hear of it. */
  async findInterested(tx: Tx, commentId: number, pageId: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `${lineUp}
       select u.id from users u
        where u.is_active and u.notify_comments
          and u.id <> (select user_id from line where id = $1)
          and (u.id = (select created_by from pages where id = $2)
               or u.id in (select user_id from line where id <> $1))`,
      [commentId, pageId],
    );
    return rows.map(({ id }) => id);
  }
}
