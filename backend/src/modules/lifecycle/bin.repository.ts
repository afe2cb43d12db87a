import { binKinds, contentKinds, type BinKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement, type Tx } from '../../platform/database';
import { draftColumn, standingColumns, standingJoin, type StandingRow } from '../access';
import { binTables, type BinRef } from './content-kinds';

export interface BinnedRow {
  kind: BinKind;
  id: number;
  title: string;
  username: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  deleted_at: Date;
}

const binned = (kinds: readonly BinKind[]) =>
  kinds
    .map((kind) => {
      const { table, title } = binTables[kind];
      return `select '${kind}' as kind, id, ${title} as title, deleted_at, deleted_by from ${table}
      where team_id = $1 and deleted_at > $2`;
    })
    .join(' union all ');
const ofTeam = (name: string, kinds: readonly BinKind[]) =>
  statement(
    name,
    `select b.kind, b.id, b.title, b.deleted_at, u.username, u.display_name, u.first_name, u.last_name
     from (${binned(kinds)}) b left join users u on u.id = b.deleted_by
    order by b.deleted_at desc, b.kind, b.id desc`,
  );
const contentOfTeam = ofTeam('bin_content_of_team', contentKinds);
const allOfTeam = ofTeam('bin_of_team', binKinds);
const standingOn = (kind: BinKind) =>
  statement(
    `bin_standing_on_${kind}`,
    `select ${kind === 'file' ? '' : `${draftColumn('p')}, `}${standingColumns()}
       from ${binTables[kind].table} p join teams t on t.id = p.team_id ${standingJoin()}
      where p.id = $2 and p.deleted_at > $3`,
  );
const standings: Record<BinKind, Statement> = {
  page: standingOn('page'),
  play: standingOn('play'),
  file: standingOn('file'),
};

@Injectable()
export class BinRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(
    teamId: number,
    { since, includesFiles }: { since: Date; includesFiles: boolean },
  ): Promise<BinnedRow[]> {
    return this.database.read<BinnedRow>(includesFiles ? allOfTeam : contentOfTeam, [teamId, since]);
  }

  /** The user's standing in the team of an item in the bin. */
  async standingOn(userId: number, { kind, id }: BinRef, since: Date): Promise<StandingRow | undefined> {
    const [row] = await this.database.read<StandingRow>(standings[kind], [userId, id, since]);
    return row;
  }

  /** Returns the title; undefined when it is already in the bin, or not of the team. */
  async add(
    tx: Tx,
    { kind, id }: BinRef,
    { userId, teamId }: { userId: number; teamId: number },
  ): Promise<string | undefined> {
    const { table, title } = binTables[kind];
    const [row] = await tx.query<{ title: string }>(
      `update ${table} set deleted_at = now(), deleted_by = $2
        where id = $1 and team_id = $3 and deleted_at is null returning ${title} as title`,
      [id, userId, teamId],
    );
    return row?.title;
  }

  /** Returns the title; undefined when it is not in the bin. */
  async restore(
    tx: Tx,
    { kind, id }: BinRef,
    { userId, since }: { userId: number; since: Date },
  ): Promise<string | undefined> {
    const { table, title } = binTables[kind];
    const [updated, values] =
      kind === 'file' ? ['', [id, since]] : [', updated_at = now(), updated_by = $3', [id, since, userId]];
    const [row] = await tx.query<{ title: string }>(
      `update ${table} set deleted_at = null, deleted_by = null${updated}
        where id = $1 and deleted_at > $2 returning ${title} as title`,
      values,
    );
    return row?.title;
  }

  /**
   * Ends the retention of an item, so that the next cleanup deletes it. Until then its row says whether activities and live updates
   * are for editors only. Returns the title; undefined when it is not in the bin.
   */
  async expire(tx: Tx, { kind, id }: BinRef, since: Date): Promise<string | undefined> {
    const { table, title } = binTables[kind];
    const [row] = await tx.query<{ title: string }>(
      `update ${table} set deleted_at = 'epoch' where id = $1 and deleted_at > $2 returning ${title} as title`,
      [id, since],
    );
    return row?.title;
  }

  /** Hard-deletes pages and plays and returns their number. */
  async deleteBefore(tx: Tx, before: Date): Promise<number> {
    let deleted = 0;
    for (const kind of contentKinds) {
      const text = `delete from ${binTables[kind].table} where deleted_at <= $1 returning id`;
      deleted += (await tx.query(text, [before])).length;
    }
    return deleted;
  }
}
