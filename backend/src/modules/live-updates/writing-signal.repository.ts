import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, pipelinedStatement, statement } from '../../platform/database';
import { editsTeam } from '../access';
import { fullNameSql } from '../auth';

/** A user writes in a page or play. */
export interface WritingRef {
  kind: ContentKind;
  id: number;
  userId: number;
}

/** A session that receives the signal, with the name of the author. */
interface RecipientRow {
  session_id: number;
  display_name: string;
  avatar: string | null;
}

/** Authorizes at the time of sending: editors of the team other than the author, so drafts need no condition. */
const recipientsOf = (kind: ContentKind) =>
  statement(
    `writing_recipients_of_${kind}`,
    `select s.id as session_id, ${fullNameSql('a')} as display_name, a.avatar
       from ${kind}s d join teams t on t.id = d.team_id
       join users a on a.id = $4 and a.is_active
       join sessions s on s.id = any($1) and s.expires_at > $2 and s.user_id <> a.id
       join users u on u.id = s.user_id and u.is_active
      where d.id = $3 and d.deleted_at is null and ${editsTeam('u.id')}`,
  );
const recipients = { page: recipientsOf('page'), play: recipientsOf('play') };
const notify = pipelinedStatement('writing_notify', `select pg_notify('writing', $1)`);

@Injectable()
export class WritingSignalRepository {
  constructor(private readonly database: Database) {}

  async notify(writing: WritingRef): Promise<void> {
    await this.database.read(notify, [JSON.stringify(writing)]);
  }

  findRecipients(
    { kind, id, userId }: WritingRef,
    sessionIds: readonly number[],
    now: Date,
  ): Promise<RecipientRow[]> {
    return this.database.read<RecipientRow>(recipients[kind], [sessionIds, now, id, userId]);
  }
}
