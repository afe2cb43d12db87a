import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { kindsInDatabase } from './content-kinds';

/** Pages or plays of a team. */
export interface BulkContents {
  kind: ContentKind;
  teamId: number;
  ids: readonly number[];
}

export interface BulkRow {
  id: number;
  title: string;
  tags: string[];
}

interface NewTags {
  id: number;
  tags: readonly string[];
}

@Injectable()
export class BulkRepository {
  /** Locks pages or plays in the order of their ids; those that are neither live nor deleted after `since` are left out. */
  lock(
    tx: Tx,
    { kind, teamId, ids }: BulkContents,
    { since }: { since: Date | null },
  ): Promise<(BulkRow & { is_binned: boolean })[]> {
    const { table, title } = kindsInDatabase[kind];
    return tx.query(
      `select id, ${title} as title, tags, deleted_at is not null as is_binned from ${table}
        where id = any($2) and team_id = $1 and (deleted_at is null or deleted_at > $3)
        order by id for update`,
      [teamId, ids, since],
    );
  }

  async bin(tx: Tx, { kind, ids }: BulkContents, userId: number): Promise<void> {
    const text = `update ${kindsInDatabase[kind].table} set deleted_at = now(), deleted_by = $2 where id = any($1)`;
    await tx.query(text, [ids, userId]);
  }

  async restore(tx: Tx, { kind, ids }: BulkContents, userId: number): Promise<void> {
    await tx.query(
      `update ${kindsInDatabase[kind].table}
          set deleted_at = null, deleted_by = null, updated_at = now(), updated_by = $2 where id = any($1)`,
      [ids, userId],
    );
  }

  /** Saves a version of each page or play with its new tags. A user who had read the version before knows what they changed. */
  async tag(tx: Tx, kind: ContentKind, changes: readonly NewTags[], userId: number): Promise<void> {
    const { table, title, otherColumns } = kindsInDatabase[kind];
    const others = otherColumns.map((column) => `, ${column}`).join('');
    const othersBefore = otherColumns.map((column) => `, b.${column}`).join('');
    await tx.query(
      `with saved as (
         update ${table} p set tags = c.tags, version = version + 1, updated_at = now(), updated_by = $2
           from jsonb_to_recordset($1::jsonb) as c(id integer, tags text[]) where p.id = c.id
           returning p.id, p.version, p.tags, p.published_at),
       read as (
         update ${kind}_views v set version = saved.version from saved
          where v.${kind}_id = saved.id and v.user_id = $2 and v.version = saved.version - 1)
       insert into ${kind}_versions (${kind}_id, version, ${title}, content, tags, saved_by, was_published${others})
       select s.id, s.version, b.${title}, b.content, s.tags, $2, s.published_at is not null${othersBefore}
         from saved s join ${kind}_versions b on b.${kind}_id = s.id and b.version = s.version - 1`,
      [JSON.stringify(changes), userId],
    );
  }
}
