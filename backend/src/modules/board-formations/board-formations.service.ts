import {
  canUseBoardFormations,
  limits,
  type BoardFormation,
  type NewBoardFormation,
} from '@touchline/contract';
import { checkBoard, lineUpOf } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import {
  BoardFormationRepository,
  type BoardFormationKey,
  type BoardFormationRow,
  type NewBoardFormationRow,
} from './board-formation.repository';

/** Formations that editors of a team saved from a board, to begin other boards with. */
@Injectable()
export class BoardFormations {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: BoardFormationRepository,
    private readonly activities: Activities,
    private readonly changes: Changes,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<BoardFormation[]> {
    await this.access.toTeam(actor, teamId, canUseBoardFormations);
    const rows = await this.repository.findOfTeam(teamId);
    return rows.map(present);
  }

  async create(actor: CurrentUser, teamId: number, formation: NewBoardFormation): Promise<BoardFormation> {
    await this.access.toTeam(actor, teamId, canUseBoardFormations);
    return this.database.transaction(async (tx) => {
      const count = await this.lock(tx, teamId);
      if (count >= limits.boardFormations) throw new Refusal('formations_full');
      const row = await this.repository.insert(tx, rowOf(actor, teamId, formation));
      if (!row) throw new Refusal('formation_name_taken');
      return this.record(tx, actor, { row, action: 'created' });
    });
  }

  async rename(actor: CurrentUser, key: BoardFormationKey, name: string): Promise<BoardFormation> {
    await this.access.toTeam(actor, key.teamId, canUseBoardFormations);
    return this.database.transaction(async (tx) => {
      const { id } = await this.findLocked(tx, key);
      const row = await this.repository.rename(tx, id, name.trim());
      if (!row) throw new Refusal('formation_name_taken');
      return this.record(tx, actor, { row, action: 'updated' });
    });
  }

  async remove(actor: CurrentUser, key: BoardFormationKey): Promise<void> {
    await this.access.toTeam(actor, key.teamId, canUseBoardFormations);
    await this.database.transaction(async (tx) => {
      const row = await this.findLocked(tx, key);
      await this.repository.remove(tx, row.id);
      await this.record(tx, actor, { row, action: 'deleted' });
    });
  }

  /** Adds imported formations that fit below the limit. One whose name is taken is left out. */
  async addImported(
    tx: Tx,
    { actor, teamId }: { actor: CurrentUser; teamId: number },
    formations: readonly NewBoardFormation[],
  ): Promise<void> {
    if (formations.length === 0) return;
    let count = await this.lock(tx, teamId);
    for (const formation of formations) {
      if (count >= limits.boardFormations) break;
      if (await this.repository.insert(tx, rowOf(actor, teamId, formation))) count += 1;
    }
    this.changes.add(tx, { what: 'plays', teamId, id: 0 });
  }

  private async lock(tx: Tx, teamId: number): Promise<number> {
    const count = await this.repository.lock(tx, teamId);
    if (count === undefined) throw new Refusal('team_not_found');
    return count;
  }

  private async findLocked(tx: Tx, key: BoardFormationKey): Promise<BoardFormationRow> {
    await this.lock(tx, key.teamId);
    const row = await this.repository.find(tx, key);
    if (!row) throw new Refusal('formation_not_found');
    return row;
  }

  private async record(
    tx: Tx,
    actor: CurrentUser,
    { row, action }: { row: BoardFormationRow; action: string },
  ): Promise<BoardFormation> {
    const target = { targetType: 'board_formation', targetId: row.id, targetName: row.name } as const;
    await this.activities.record(tx, { teamId: row.team_id, userId: actor.userId, action, ...target });
    return present(row);
  }
}

/** Keeps only what belongs to a formation of a valid board. */
function rowOf(
  actor: CurrentUser,
  teamId: number,
  { name, lineUp }: NewBoardFormation,
): NewBoardFormationRow {
  const board = checkBoard(lineUp).board ?? lineUp;
  return { teamId, name: name.trim(), lineUp: lineUpOf(board), createdBy: actor.userId };
}

/** Reads the stored line-up through the validator, which restores the order of keys that `jsonb` does not keep. */
function present(row: BoardFormationRow): BoardFormation {
  return {
    id: row.id,
    teamId: row.team_id,
    name: row.name,
    sport: row.sport,
    lineUp: checkBoard(row.line_up).board ?? row.line_up,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
