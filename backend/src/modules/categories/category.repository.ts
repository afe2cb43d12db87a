import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

export interface CategoryRow {
  id: number;
  team_id: number;
  name: string;
  icon: string | null;
  parent_id: number | null;
}

export interface CategoryValues {
  name: string;
  icon: string | null;
  parentId: number | null;
}

const columns = 'id, team_id, name, icon, parent_id';
/** Sorts parents before children, siblings by name. */
const ofTeam = statement(
  'categories_of_team',
  `with recursive tree as (
     select ${columns}, 1 as depth from categories where team_id = $1 and parent_id is null
     union all
     select c.id, c.team_id, c.name, c.icon, c.parent_id, depth + 1
       from categories c join tree on tree.id = c.parent_id
   )
   select ${columns} from tree order by depth, lower(name), id`,
);

@Injectable()
export class CategoryRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number): Promise<CategoryRow[]> {
    return this.database.read<CategoryRow>(ofTeam, [teamId]);
  }

  /** Locks the category tree of a team and returns it. */
  async lockTree(tx: Tx, teamId: number): Promise<CategoryRow[] | undefined> {
    const teams = await tx.query('select 1 from teams where id = $1 for no key update', [teamId]);
    if (teams.length === 0) return undefined;
    return tx.query<CategoryRow>(`select ${columns} from categories where team_id = $1`, [teamId]);
  }

  async exists(tx: Tx, teamId: number, id: number): Promise<boolean> {
    const rows = await tx.query('select 1 from categories where id = $2 and team_id = $1 for key share', [
      teamId,
      id,
    ]);
    return rows.length > 0;
  }

  async insert(
    tx: Tx,
    teamId: number,
    { name, icon, parentId }: CategoryValues,
  ): Promise<CategoryRow | undefined> {
    const [row] = await tx.query<CategoryRow>(
      `insert into categories (team_id, name, icon, parent_id) values ($1, $2, $3, $4) returning ${columns}`,
      [teamId, name, icon, parentId],
    );
    return row;
  }

  async update(
    tx: Tx,
    id: number,
    { name, icon, parentId }: CategoryValues,
  ): Promise<CategoryRow | undefined> {
    const [row] = await tx.query<CategoryRow>(
      `update categories set name = $2, icon = $3, parent_id = $4 where id = $1 returning ${columns}`,
      [id, name, icon, parentId],
    );
    return row;
  }

  /** Deletes a category; its children, pages and plays move up to its parent. */
  async remove(tx: Tx, { id, parent_id }: CategoryRow): Promise<void> {
    await tx.query('update categories set parent_id = $2 where parent_id = $1', [id, parent_id]);
    await tx.query('update pages set category_id = $2 where category_id = $1', [id, parent_id]);
    await tx.query('update plays set category_id = $2 where category_id = $1', [id, parent_id]);
    await tx.query('delete from categories where id = $1', [id]);
  }
}
