import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { mentionTitlesOf, seesSubject, seesTeam, type MentionTitles } from '../access';
import type { NamesRow } from '../auth';
import { kindsInDatabase, type ContentRef } from '../lifecycle';

export interface MailedCommentRow extends NamesRow {
  id: number;
  content: string;
  /** The words that the thread is about, with marked mentions. */
  selected_text: string | null;
  quoted_titles: MentionTitles;
  /** The number of comments for the mail, including those beyond the limit. */
  total: number;
  /** The title of the page, or the name of the play. */
  title: string;
  team: string;
}

export interface InterestedRow {
  id: number;
  is_mentioned: boolean;
  is_answered: boolean;
  /** The user wrote the page or play, or starred it. */
  follows: boolean;
  wants_mail: boolean;
}

interface MailedCommentsQuery {
  subject: ContentRef;
  /** The id of the first comment. */
  from: number;
  readerId: number;
  max: number;
}

/** Selects a comment and its ancestors. */
const ancestors = `with recursive line as (
    select id, parent_id, user_id from comments where id = $1
    union all
    select c.id, c.parent_id, c.user_id from comments c join line on c.id = line.parent_id)`;

/**
 * Selects the comments for the mail to a user: by other users, since the given comment, on a page or play of the user, in a
 * thread of the user, or with a mention of the user.
 */
const forMailOn = (kind: ContentKind) =>
  statement(
    `comment_mail_of_${kind}`,
    `with recursive mine as (
     select c.id from comments c where c.${kind}_id = $1 and c.user_id = $3
     union
     select p.parent_id from comments p join mine on p.id = mine.id where p.parent_id is not null
   ), threads as (
     select id from mine
     union
     select c.id from comments c join threads on c.parent_id = threads.id
   )
   select c.id, c.content, quote.selected_text, ${mentionTitlesOf('quote.quoted_mentions', '$3')} as quoted_titles,
          p.${kindsInDatabase[kind].title} as title, t.name as team, u.username, u.first_name, u.last_name, u.display_name,
          count(*) over ()::integer as total
     from comments c join ${kindsInDatabase[kind].table} p on p.id = c.${kind}_id join teams t on t.id = p.team_id join users u on u.id = c.user_id
     left join lateral (
       with recursive line as (
         select id, parent_id, selected_text, quoted_mentions from comments where id = c.id
         union all
         select up.id, up.parent_id, up.selected_text, up.quoted_mentions from comments up join line on up.id = line.parent_id)
       select selected_text, quoted_mentions from line where selected_text is not null limit 1) quote on true
    where c.${kind}_id = $1 and c.id >= $2 and c.user_id <> $3 and c.deleted_at is null and p.deleted_at is null
      and (p.created_by = $3 or c.id in (select id from threads)
           or exists (select 1 from comment_mentions n where n.comment_id = c.id and n.user_id = $3))
      and ${seesTeam('$3')} and ${seesSubject('p', '$3')}
    order by c.id limit $4`,
  );
const forMail = { page: forMailOn('page'), play: forMailOn('play') };

@Injectable()
export class CommentMailRepository {
  constructor(private readonly database: Database) {}

  findForMail({ subject, from, readerId, max }: MailedCommentsQuery): Promise<MailedCommentRow[]> {
    return this.database.read<MailedCommentRow>(forMail[subject.kind], [subject.id, from, readerId, max]);
  }

  /** Finds the users whom a comment concerns and who see it: mentioned in it, replied to, or following its page or play. */
  findInterested(
    tx: Tx,
    { id, subject, actorId }: { id: number; subject: ContentRef; actorId: number },
  ): Promise<InterestedRow[]> {
    const { kind } = subject;
    const { table } = kindsInDatabase[kind];
    return tx.query<InterestedRow>(
      `${ancestors}, named as (select user_id as id from comment_mentions where comment_id = $1),
       answered as (select user_id as id from line where id <> $1 and user_id is not null),
       stars as (select user_id as id from ${kind}_stars where ${kind}_id = $2),
       concerned as (
         select u.id, u.notify_comments,
                u.id in (select id from named) as is_mentioned,
                u.id in (select id from answered) as is_answered,
                u.id is not distinct from p.created_by as is_author,
                u.id in (select id from stars) as is_starred
           from ${table} p join teams t on t.id = p.team_id
           join users u on u.id in (select id from named union select id from answered
                                    union select id from stars union select created_by from ${table} where id = $2)
          where p.id = $2 and u.is_active and ${seesTeam('u.id')} and ${seesSubject('p', 'u.id')}
            and u.id <> $3 and u.id is distinct from (select user_id from line where id = $1))
       select id, is_mentioned, is_answered, is_author or is_starred as follows,
              notify_comments and (is_mentioned or is_answered or is_author) as wants_mail
         from concerned`,
      [id, subject.id, actorId],
    );
  }
}
