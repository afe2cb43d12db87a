import {
  canChangeCategories,
  canSeeCategories,
  limits,
  type Category,
  type CategoryChange,
  type NewCategory,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { CategoryOrderRepository } from '../lifecycle';
import { parentError, type Node } from './category-tree';
import { CategoryRepository, type CategoryRow } from './category.repository';

/** The categories of a team, a tree that holds its pages and plays. */
@Injectable()
export class Categories {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: CategoryRepository,
    private readonly activities: Activities,
    private readonly order: CategoryOrderRepository,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<Category[]> {
    await this.access.toTeam(actor, teamId, canSeeCategories);
    const rows = await this.repository.findOfTeam(teamId);
    return rows.map(present);
  }

  async create(actor: CurrentUser, teamId: number, category: NewCategory): Promise<Category> {
    await this.access.toTeam(actor, teamId, canChangeCategories);
    return this.database.transaction(async (tx) => {
      const tree = await this.tree(tx, teamId);
      const parentId = category.parentId ?? null;
      this.expectFits(tree, { id: 0, parentId });
      const values = { name: category.name.trim(), icon: category.icon ?? null, parentId };
      return this.record(tx, actor, {
        row: await this.repository.insert(tx, teamId, values),
        action: 'created',
      });
    });
  }

  async change(actor: CurrentUser, place: Place, change: CategoryChange): Promise<Category> {
    await this.access.toTeam(actor, place.teamId, canChangeCategories);
    return this.database.transaction(async (tx) => {
      const tree = await this.tree(tx, place.teamId);
      const row = find(tree, place.categoryId);
      const parentId = change.parentId === undefined ? row.parent_id : change.parentId;
      this.expectFits(tree, { id: row.id, parentId });
      const icon = change.icon === undefined ? row.icon : change.icon;
      const values = { name: change.name?.trim() ?? row.name, icon, parentId };
      return this.record(tx, actor, {
        row: await this.repository.update(tx, row.id, values),
        action: 'updated',
      });
    });
  }

  async remove(actor: CurrentUser, place: Place): Promise<void> {
    await this.access.toTeam(actor, place.teamId, canChangeCategories);
    await this.database.transaction(async (tx) => {
      const row = find(await this.tree(tx, place.teamId), place.categoryId);
      // Its content moves up to the parent, behind what is there.
      await this.order.renumber(tx, row.id);
      await this.repository.remove(tx, row);
      await this.record(tx, actor, { row, action: 'deleted' });
    });
  }

  /** Refuses a category that is not in the team. */
  async expectIn(tx: Tx, teamId: number, categoryId: number | null | undefined): Promise<void> {
    if (categoryId === null || categoryId === undefined) return;
    if (!(await this.repository.exists(tx, teamId, categoryId))) throw new Refusal('category_not_found');
  }

  private async tree(tx: Tx, teamId: number): Promise<CategoryRow[]> {
    const tree = await this.repository.lockTree(tx, teamId);
    if (!tree) throw new Refusal('team_not_found');
    return tree;
  }

  private expectFits(tree: readonly CategoryRow[], { id, parentId }: Node): void {
    if (parentId !== null) find(tree, parentId);
    const nodes = tree.map((row) => ({ id: row.id, parentId: row.parent_id }));
    const reason = parentError(nodes, { id, parentId, maxDepth: limits.categoryDepth });
    if (reason) throw new Refusal(reason);
  }

  private async record(tx: Tx, actor: CurrentUser, { row, action }: ChangedCategory): Promise<Category> {
    if (!row) throw new Refusal('category_not_found');
    await this.activities.record(tx, {
      teamId: row.team_id,
      userId: actor.userId,
      action,
      targetType: 'category',
      targetId: row.id,
      targetName: row.name,
    });
    return present(row);
  }
}

interface Place {
  teamId: number;
  categoryId: number;
}

interface ChangedCategory {
  row: CategoryRow | undefined;
  action: string;
}

function find(tree: readonly CategoryRow[], id: number): CategoryRow {
  const row = tree.find((each) => each.id === id);
  if (!row) throw new Refusal('category_not_found');
  return row;
}

const present = ({ id, team_id: teamId, name, icon, parent_id: parentId }: CategoryRow): Category => ({
  id,
  teamId,
  name,
  icon,
  parentId,
});
