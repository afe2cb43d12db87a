import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { standingColumns, standingJoin, type StandingRow } from '../access';

export interface BinnedRow {
  id: number;
  title: string;
  username: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  deleted_at: Date;
}

const ofTeam = statement(
  'bin_of_team',
  `select p.id, p.title, p.deleted_at, u.username, u.display_name, u.first_name, u.last_name
     from pages p left join users u on u.id = p.deleted_by
    where p.team_id = $1 and p.deleted_at > $2 order by p.deleted_at desc, p.id desc`,
);
const standingOn = statement(
  'bin_standing_on',
  `select ${standingColumns()} from pages p join teams t on t.id = p.team_id ${standingJoin()}
    where p.id = $2 and p.deleted_at > $3`,
);

@Injectable()
export class BinRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number, since: Date): Promise<BinnedRow[]> {
    return this.database.read<BinnedRow>(ofTeam, [teamId, since]);
  }

  /** The user's standing in the team of a page in the bin. */
  async standingOn(userId: number, pageId: number, since: Date): Promise<StandingRow | undefined> {
    const [row] = await this.database.read<StandingRow>(standingOn, [userId, pageId, since]);
    return row;
  }

  async restore(
    tx: Tx,
    { pageId, userId, since }: { pageId: number; userId: number; since: Date },
  ): Promise<string | undefined> {
    const [row] = await tx.query<{ title: string }>(
      `update pages set deleted_at = null, deleted_by = null, updated_at = now(), updated_by = $3
        where id = $1 and deleted_at > $2 returning title`,
      [pageId, since, userId],
    );
    return row?.title;
  }

  /** Hard-deletes pages and returns their number. */
  async deleteBefore(tx: Tx, before: Date): Promise<number> {
    const rows = await tx.query('delete from pages where deleted_at <= $1 returning id', [before]);
    return rows.length;
  }
}
