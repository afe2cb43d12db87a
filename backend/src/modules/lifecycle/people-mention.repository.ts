import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesSubject, seesTeam } from '../access';
import type { NamesRow } from '../auth';
import { kindsInDatabase, type ContentRef } from './content-kinds';

export interface MentioningContentRow {
  team_id: number;
  content: string;
  /** The user who saved it last. */
  updated_by: number | null;
}

export interface MentionedUserRow {
  id: number;
  wants_mail: boolean;
}

/** The page or play of a mail, with the user who mentioned its recipient. */
export interface MentionMailRow extends NamesRow {
  title: string;
  team: string;
}

const mailOf = (kind: ContentKind) =>
  statement(
    `mention_mail_of_${kind}`,
    `select p.${kindsInDatabase[kind].title} as title, t.name as team, a.username, a.first_name, a.last_name, a.display_name
       from ${kindsInDatabase[kind].table} p join teams t on t.id = p.team_id join users a on a.id = $3
      where p.id = $1 and p.deleted_at is null and $2 = any(p.notified_users)
        and ${seesTeam('$2')} and ${seesSubject('p', '$2')}`,
  );
const mails = { page: mailOf('page'), play: mailOf('play') };

@Injectable()
export class PeopleMentionRepository {
  constructor(private readonly database: Database) {}

  async find(tx: Tx, { kind, id }: ContentRef): Promise<MentioningContentRow | undefined> {
    const [row] = await tx.query<MentioningContentRow>(
      `select p.team_id, p.content, p.updated_by from whole_${kind}s p where p.id = $1 and p.deleted_at is null`,
      [id],
    );
    return row;
  }

  /**
   * Records that the users with these names who see the page or play are notified of their mention, and returns those who were not.
   * A user whose mention was removed is notified of the next one.
   */
  notify(
    tx: Tx,
    { kind, id }: ContentRef,
    { names, actorId }: { names: readonly string[]; actorId: number | null },
  ): Promise<MentionedUserRow[]> {
    const { table } = kindsInDatabase[kind];
    return tx.query<MentionedUserRow>(
      `with named as (
         select u.id, u.notify_comments as wants_mail, u.id = any(p.notified_users) as is_notified
           from ${table} p join teams t on t.id = p.team_id
           join users u on lower(u.username) = any($2) and u.is_active and ${seesTeam('u.id')} and ${seesSubject('p', 'u.id')}
          where p.id = $1),
       recorded as (
         update ${table} set notified_users = coalesce((select array_agg(id) from named), '{}')
          where id = $1 and (cardinality(notified_users) > 0 or exists (select from named)))
       select id, wants_mail from named where not is_notified and id is distinct from $3`,
      [id, names, actorId],
    );
  }

  /** Undefined when the recipient no longer sees it, or is no longer mentioned. */
  async findMail(
    { kind, id }: ContentRef,
    userId: number,
    actorId: number,
  ): Promise<MentionMailRow | undefined> {
    const [row] = await this.database.read<MentionMailRow>(mails[kind], [id, userId, actorId]);
    return row;
  }
}
