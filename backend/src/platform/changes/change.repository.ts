import type { Change } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { statement, type Tx } from '../database';

export type NewChange = Omit<Change, 'teamId'> & {
  /** The browser tab that did it: it knows already. */
  tab?: string;
} & ({ teamId: number; userId?: number } | { teamId?: undefined; userId: number });

const insert = statement(
  'change_insert',
  `with added as (
     insert into changes (team_id, user_id, what, target_id, tab)
     select "teamId", "userId", what, id, tab
       from jsonb_to_recordset($1::jsonb) as c("teamId" integer, "userId" integer, what text, id integer, tab text)
     returning id)
   select pg_notify('changes', id::text) from added`,
);

@Injectable()
export class ChangeRepository {
  /** Rings at the web processes when the transaction commits, with the number of each row. */
  async insert(tx: Tx, changes: readonly NewChange[]): Promise<void> {
    await tx.query(insert, [JSON.stringify(changes)]);
  }

  async removeBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from changes where created_at < $1', [date]);
  }
}
