import {
  canChangeOrder,
  canSeeDrafts,
  canSeeNeighbours,
  type OrderChange,
  type Neighbour,
  type Neighbours,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { CategoryOrderRepository, type NeighbourRow } from './category-order.repository';
import type { ContentRef } from './content-kinds';

/** The kind of live update that makes clients reload the lists of a team. */
const changeKinds = { page: 'page', play: 'plays' } as const;

/** The order of the pages and plays of a category, which its editors change. */
@Injectable()
export class CategoryOrder {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: CategoryOrderRepository,
    private readonly changes: Changes,
  ) {}

  /** Moves an item beside another one of its category. */
  async move(actor: CurrentUser, item: ContentRef, move: OrderChange): Promise<void> {
    const { teamId } = await this.access.toContent(actor, item, canChangeOrder);
    const anchor = { kind: move.kind, id: move.id };
    if (anchor.kind === item.kind && anchor.id === item.id) return;
    await this.database.transaction(async (tx) => {
      const categoryId = await this.repository.lockCategoryOf(tx, teamId, { item, anchor });
      if (categoryId === undefined) throw new Refusal('order_changed');
      if (!(await this.repository.place(tx, categoryId, item, move))) {
        await this.repository.renumber(tx, categoryId);
        await this.repository.place(tx, categoryId, item, move);
      }
      this.changes.add(tx, { what: changeKinds[item.kind], teamId, id: item.id });
    });
  }

  /** Returns the neighbours that the user may see. */
  async neighbours(actor: CurrentUser, item: ContentRef): Promise<Neighbours> {
    const { standing } = await this.access.toContent(actor, item, canSeeNeighbours);
    const rows = await this.repository.findNeighbours(item, canSeeDrafts(standing));
    return { previous: present(rows, 'previous'), next: present(rows, 'next') };
  }
}

function present(rows: readonly NeighbourRow[], side: NeighbourRow['side']): Neighbour | null {
  const row = rows.find((each) => each.side === side);
  return row ? { kind: row.kind, id: row.id, title: row.title, isDraft: row.is_draft } : null;
}
