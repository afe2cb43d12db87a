import type { PinKey } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { draftColumn, standingColumns, standingJoin, type StandingRow } from '../access';
import type { NamesRow } from '../auth';
import { stillVersionColumn } from '../lifecycle';

/** A pin with the columns of its page or play. */
export interface PinRow extends PinKey, Omit<NamesRow, 'username'> {
  /** The user who saved the page last. */
  username: string | null;
  title: string;
  tags: string[];
  updated_at: Date;
  formation: string | null;
  diagram_url: string | null;
  still_version: number | null;
  is_draft: boolean;
}

/** A pin of a locked team. `is_binned` is true while its page or play is in the bin. */
export interface LockedPinRow extends PinKey {
  is_binned: boolean;
}

export interface PinnableRow extends StandingRow {
  title: string;
}

const pinKey = `case when n.page_id is null then 'play' else 'page' end as kind, coalesce(n.page_id, n.play_id) as id`;

const list = statement(
  'pins_list',
  `select ${pinKey}, coalesce(p.title, y.name) as title, coalesce(p.tags, y.tags) as tags,
          coalesce(p.updated_at, y.updated_at) as updated_at, y.formation, y.diagram_url, ${stillVersionColumn('y')},
          coalesce(p.published_at, y.published_at) is null as is_draft,
          u.username, u.first_name, u.last_name, u.display_name
     from team_pins n
     left join pages p on p.id = n.page_id and p.deleted_at is null and ($2 or p.published_at is not null)
     left join plays y on y.id = n.play_id and y.deleted_at is null and ($2 or y.published_at is not null)
     left join page_versions v on v.page_id = p.id and v.version = p.version
     left join users u on u.id = v.saved_by
    where n.team_id = $1 and (p.id is not null or y.id is not null)
    order by n.position, n.id`,
);

const pinnable = {
  page: statement(
    'pins_page',
    `select p.title, ${draftColumn('p')}, ${standingColumns()} from pages p join teams t on t.id = p.team_id ${standingJoin()}
      where p.id = $2 and p.deleted_at is null`,
  ),
  play: statement(
    'pins_play',
    `select y.name as title, ${draftColumn('y')}, ${standingColumns()} from plays y join teams t on t.id = y.team_id ${standingJoin()}
      where y.id = $2 and y.deleted_at is null`,
  ),
};

@Injectable()
export class PinRepository {
  constructor(private readonly database: Database) {}

  find(teamId: number, includesDrafts: boolean): Promise<PinRow[]> {
    return this.database.read<PinRow>(list, [teamId, includesDrafts]);
  }

  /** Returns the page or play with the user's standing in its team. */
  async findPinnable(userId: number, { kind, id }: PinKey): Promise<PinnableRow | undefined> {
    const [row] = await this.database.read<PinnableRow>(pinnable[kind], [userId, id]);
    return row;
  }

  /** Locks the pins of a team and returns them in their order. `no key update` does not block inserts of pages and plays. */
  async lock(tx: Tx, teamId: number): Promise<LockedPinRow[]> {
    await tx.query('select id from teams where id = $1 for no key update', [teamId]);
    return tx.query<LockedPinRow>(
      `select ${pinKey}, coalesce(p.deleted_at, y.deleted_at) is not null as is_binned
         from team_pins n left join pages p on p.id = n.page_id left join plays y on y.id = n.play_id
        where n.team_id = $1 order by n.position, n.id`,
      [teamId],
    );
  }

  /** Adds a last pin. Returns false when the page or play has been deleted. */
  async insert(tx: Tx, teamId: number, { kind, id }: PinKey): Promise<boolean> {
    const rows = await tx.query(
      `insert into team_pins (team_id, ${kind}_id, position)
       select $1, id, (select coalesce(max(position), 0) + 1 from team_pins where team_id = $1)
         from ${kind}s where id = $2 and team_id = $1 and deleted_at is null
       returning id`,
      [teamId, id],
    );
    return rows.length > 0;
  }

  async remove(tx: Tx, { kind, id }: PinKey): Promise<void> {
    await tx.query(`delete from team_pins where ${kind}_id = $1`, [id]);
  }

  async setOrder(tx: Tx, teamId: number, order: readonly PinKey[]): Promise<void> {
    await tx.query(
      `update team_pins n set position = o.position
         from unnest($2::text[], $3::integer[]) with ordinality as o (kind, id, position)
        where n.team_id = $1 and case o.kind when 'page' then n.page_id else n.play_id end = o.id`,
      [teamId, order.map(({ kind }) => kind), order.map(({ id }) => id)],
    );
  }
}
