import type { Board, Sport } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

export interface BoardFormationRow {
  id: number;
  team_id: number;
  name: string;
  sport: Sport;
  line_up: Board;
  created_by: number | null;
  created_at: Date;
  updated_at: Date;
}

export interface BoardFormationKey {
  teamId: number;
  id: number;
}

export interface NewBoardFormationRow {
  teamId: number;
  name: string;
  lineUp: Board;
  createdBy: number;
}

const columns = 'id, team_id, name, sport, line_up, created_by, created_at, updated_at';

const ofTeam = statement(
  'board_formations_of_team',
  `select ${columns} from board_formations where team_id = $1 order by lower(name)`,
);

@Injectable()
export class BoardFormationRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number): Promise<BoardFormationRow[]> {
    return this.database.read<BoardFormationRow>(ofTeam, [teamId]);
  }

  /** Locks the formations of a team and returns their number; undefined when the team is deleted. */
  async lock(tx: Tx, teamId: number): Promise<number | undefined> {
    const teams = await tx.query('select 1 from teams where id = $1 for no key update', [teamId]);
    if (teams.length === 0) return undefined;
    const [row] = await tx.query<{ count: number }>(
      'select count(*)::integer as count from board_formations where team_id = $1',
      [teamId],
    );
    return row?.count;
  }

  /** Returns undefined when the name is taken. */
  async insert(tx: Tx, formation: NewBoardFormationRow): Promise<BoardFormationRow | undefined> {
    const { teamId, name, lineUp, createdBy } = formation;
    const [row] = await tx.query<BoardFormationRow>(
      `insert into board_formations (team_id, name, sport, line_up, created_by) values ($1, $2, $3, $4, $5)
       on conflict (team_id, lower(name)) do nothing returning ${columns}`,
      [teamId, name, lineUp.sport, JSON.stringify(lineUp), createdBy],
    );
    return row;
  }

  async find(tx: Tx, { teamId, id }: BoardFormationKey): Promise<BoardFormationRow | undefined> {
    const [row] = await tx.query<BoardFormationRow>(
      `select ${columns} from board_formations where id = $2 and team_id = $1`,
      [teamId, id],
    );
    return row;
  }

  /** Returns undefined when the name is taken. The formations of the team must be locked. */
  async rename(tx: Tx, id: number, name: string): Promise<BoardFormationRow | undefined> {
    const [row] = await tx.query<BoardFormationRow>(
      `update board_formations f set name = $2, updated_at = now()
        where id = $1 and not exists (
          select 1 from board_formations o
           where o.team_id = f.team_id and lower(o.name) = lower($2) and o.id <> f.id)
        returning ${columns}`,
      [id, name],
    );
    return row;
  }

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.query('delete from board_formations where id = $1', [id]);
  }
}
