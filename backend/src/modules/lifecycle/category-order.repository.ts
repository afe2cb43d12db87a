import { contentKinds, type ContentKind, type OrderChange } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement, type Tx } from '../../platform/database';
import { kindsInDatabase, type ContentRef } from './content-kinds';

export interface NeighbourRow {
  side: 'previous' | 'next';
  kind: ContentKind;
  id: number;
  title: string;
  is_draft: boolean;
}

/** The next position at the end of every category. */
export const LAST_POSITION = `nextval('content_position_seq')`;

const items = contentKinds
  .map((kind) => `select '${kind}' as kind, id, category_id, position from ${kindsInDatabase[kind].table}`)
  .join(' union all ');

/** Selects the first item of each kind before or after the item `here`, and of these the nearest. */
function neighbour(of: ContentKind, side: 'previous' | 'next'): string {
  const [order, compares] = side === 'next' ? ['asc', '>'] : ['desc', '<'];
  const nearest = contentKinds.map((kind) => {
    const { table, title } = kindsInDatabase[kind];
    // The first comparison is implied by the second one; it bounds the scan of the index.
    return `(select '${kind}' as kind, id, ${title} as title, published_at is null as is_draft, position from ${table} i
      where i.category_id = here.category_id and i.deleted_at is null and ($2 or published_at is not null)
        and i.position ${compares}= here.position
        and (i.position, '${kind}', i.id) ${compares} (here.position, '${of}', here.id)
      order by i.position ${order}, i.id ${order} limit 1)`;
  });
  return `(select '${side}' as side, * from (${nearest.join(' union all ')}) nearest
    order by position ${order}, kind ${order}, id ${order} limit 1)`;
}

const neighboursOf = (kind: ContentKind): Statement =>
  statement(
    `${kind}_neighbours`,
    `select found.side, found.kind, found.id, found.title, found.is_draft
       from ${kindsInDatabase[kind].table} here
       cross join lateral (${neighbour(kind, 'previous')} union all ${neighbour(kind, 'next')}) found
      where here.id = $1`,
  );
const neighbours = { page: neighboursOf('page'), play: neighboursOf('play') };

/** The order of the pages and plays of a category: by `position`, kind and id. */
@Injectable()
export class CategoryOrderRepository {
  constructor(private readonly database: Database) {}

  findNeighbours({ kind, id }: ContentRef, includesDrafts: boolean): Promise<NeighbourRow[]> {
    return this.database.read<NeighbourRow>(neighbours[kind], [id, includesDrafts]);
  }

  /**
   * Locks the order of all categories of a team, and returns the category that holds both items; undefined if there is none. `no key
   * update` does not block inserts of pages and plays.
   */
  async lockCategoryOf(
    tx: Tx,
    teamId: number,
    { item, anchor }: Record<'item' | 'anchor', ContentRef>,
  ): Promise<number | undefined> {
    await tx.query('select id from teams where id = $1 for no key update', [teamId]);
    const [row] = await tx.query<{ category_id: number }>(
      `select i.category_id
         from ${kindsInDatabase[item.kind].table} i
         join ${kindsInDatabase[anchor.kind].table} a on a.category_id = i.category_id and a.deleted_at is null
        where i.id = $1 and i.deleted_at is null and a.id = $2`,
      [item.id, anchor.id],
    );
    return row?.category_id;
  }

  /** Returns false if there is no free position beside the anchor. The sequence leaves gaps of 1048576, as a move to the top does. */
  async place(
    tx: Tx,
    categoryId: number,
    item: ContentRef,
    { side, ...anchor }: OrderChange,
  ): Promise<boolean> {
    const isAfter = side === 'after';
    const [order, compares] = isAfter ? ['asc', '>'] : ['desc', '<'];
    const rows = await tx.query(
      `update ${kindsInDatabase[item.kind].table} i set position = free.position
         from (
           select case
                    when n.position is null then ${isAfter ? LAST_POSITION : 'a.position - 1048576'}
                    when abs(n.position - a.position) > 1 then (n.position - a.position) / 2 + a.position
                  end as position
             from ${kindsInDatabase[anchor.kind].table} a
             left join lateral (
               select position from (${items}) others
                where category_id = $1 and (kind, id) <> ($2, $3)
                  and (position, kind, id) ${compares} (a.position, $4, a.id)
                order by position ${order}, kind ${order}, id ${order} limit 1) n on true
            where a.id = $5) free
        where i.id = $3 and free.position is not null
        returning i.id`,
      [categoryId, item.kind, item.id, anchor.kind, anchor.id],
    );
    return rows.length > 0;
  }

  /** Assigns new positions with gaps, and keeps the order. They are behind those of all other categories. */
  async renumber(tx: Tx, categoryId: number): Promise<void> {
    const updates = contentKinds.map(
      (kind) => `${kind}s_placed as (
        update ${kindsInDatabase[kind].table} i set position = placed.position from placed where placed.kind = '${kind}' and placed.id = i.id)`,
    );
    await tx.query(
      `with placed as (
         select kind, id, ${LAST_POSITION} as position
           from (select * from (${items}) items where category_id = $1 order by position, kind, id) ordered),
       ${updates.join(', ')}
       select 1`,
      [categoryId],
    );
  }
}
