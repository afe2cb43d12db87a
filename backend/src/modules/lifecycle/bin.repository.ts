import { contentKinds, type ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement, type Tx } from '../../platform/database';
import { draftColumn, standingColumns, standingJoin, type StandingRow } from '../access';
import { kindsInDatabase, type ContentRef } from './content-kinds';

export interface BinnedRow {
  kind: ContentKind;
  id: number;
  title: string;
  username: string | null;
  display_name: string | null;
  first_name: string | null;
  last_name: string | null;
  deleted_at: Date;
}

const binned = contentKinds
  .map((kind) => {
    const { table, title } = kindsInDatabase[kind];
    return `select '${kind}' as kind, id, ${title} as title, deleted_at, deleted_by from ${table}
      where team_id = $1 and deleted_at > $2`;
  })
  .join(' union all ');
const ofTeam = statement(
  'bin_of_team',
  `select b.kind, b.id, b.title, b.deleted_at, u.username, u.display_name, u.first_name, u.last_name
     from (${binned}) b left join users u on u.id = b.deleted_by
    order by b.deleted_at desc, b.kind, b.id desc`,
);
const standingOn = (kind: ContentKind) =>
  statement(
    `bin_standing_on_${kind}`,
    `select ${kind === 'page' ? `${draftColumn('p')}, ` : ''}${standingColumns()}
       from ${kindsInDatabase[kind].table} p join teams t on t.id = p.team_id ${standingJoin()}
      where p.id = $2 and p.deleted_at > $3`,
  );
const standings: Record<ContentKind, Statement> = { page: standingOn('page'), play: standingOn('play') };

@Injectable()
export class BinRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number, since: Date): Promise<BinnedRow[]> {
    return this.database.read<BinnedRow>(ofTeam, [teamId, since]);
  }

  /** The user's standing in the team of a page or play in the bin. */
  async standingOn(userId: number, { kind, id }: ContentRef, since: Date): Promise<StandingRow | undefined> {
    const [row] = await this.database.read<StandingRow>(standings[kind], [userId, id, since]);
    return row;
  }

  /** Returns the title; undefined when it is already in the bin. */
  async add(tx: Tx, { kind, id }: ContentRef, userId: number): Promise<string | undefined> {
    const { table, title } = kindsInDatabase[kind];
    const [row] = await tx.query<{ title: string }>(
      `update ${table} set deleted_at = now(), deleted_by = $2
        where id = $1 and deleted_at is null returning ${title} as title`,
      [id, userId],
    );
    return row?.title;
  }

  /** Returns the title; undefined when it is not in the bin. */
  async restore(
    tx: Tx,
    { kind, id }: ContentRef,
    { userId, since }: { userId: number; since: Date },
  ): Promise<string | undefined> {
    const { table, title } = kindsInDatabase[kind];
    const [row] = await tx.query<{ title: string }>(
      `update ${table} set deleted_at = null, deleted_by = null, updated_at = now(), updated_by = $3
        where id = $1 and deleted_at > $2 returning ${title} as title`,
      [id, since, userId],
    );
    return row?.title;
  }

  /** Hard-deletes pages and plays and returns their number. */
  async deleteBefore(tx: Tx, before: Date): Promise<number> {
    let deleted = 0;
    for (const kind of contentKinds) {
      const text = `delete from ${kindsInDatabase[kind].table} where deleted_at <= $1 returning id`;
      deleted += (await tx.query(text, [before])).length;
    }
    return deleted;
  }
}
