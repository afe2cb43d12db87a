import type { Change } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, pipelinedStatement, statement, type Tx } from '../database';

export type NewChange = Omit<Change, 'teamId'> & {
  /** The browser tab that made the change; it is not notified. */
  tab?: string;
} & ({ teamId: number; userId?: number } | { teamId?: undefined; userId: number });

const insert = statement(
  'change_insert',
  `insert into changes (team_id, user_id, what, target_id, content_kind, tab)
   select "teamId", "userId", what, id, kind, tab
     from jsonb_to_recordset($1::jsonb) as c("teamId" integer, "userId" integer, what text, id integer, kind text, tab text)
   returning id`,
);
/** Returns SQL that inserts changes of teams and returns their ids. `select` selects team, kind, target id and tab. */
export const changesFrom = (select: string): string =>
  `insert into changes (team_id, what, target_id, tab) ${select} returning id`;
const notify = pipelinedStatement('changes_notify', `select pg_notify('changes', $1)`);

@Injectable()
export class ChangeRepository {
  constructor(private readonly database: Database) {}

  /** Returns their ids. */
  async insert(tx: Tx, changes: readonly NewChange[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(insert, [JSON.stringify(changes)]);
    return rows.map(({ id }) => id);
  }

  /** Notifies the web processes of committed rows. */
  async notify(ids: readonly string[]): Promise<void> {
    await this.database.read(notify, [ids.join(',')]);
  }

  async removeBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from changes where created_at < $1', [date]);
  }
}
