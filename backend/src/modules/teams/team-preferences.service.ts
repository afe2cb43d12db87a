import { canSeeTeam, type OwnPlayerChoice } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, ignoreMissingRow, type Tx } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { TeamPreferencesRepository } from './team-preferences.repository';

/** Which teams a user used last and pinned, and who they are on boards, visible to that user only. */
@Injectable()
export class TeamPreferences {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: TeamPreferencesRepository,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  /** Sends no live update: the order of teams changes with the next load. */
  async use(actor: CurrentUser, teamId: number): Promise<void> {
    await this.access.toTeam(actor, teamId, canSeeTeam);
    await this.repository.setUsed(actor.userId, teamId, this.clock.now()).catch(ignoreMissingRow);
  }

  pin(actor: CurrentUser, teamId: number, isPinned: boolean): Promise<void> {
    const at = isPinned ? this.clock.now() : null;
    return this.change(actor, teamId, (tx) => this.repository.setPinned(tx, actor.userId, teamId, at));
  }

  chooseOwnPlayer(actor: CurrentUser, teamId: number, choice: OwnPlayerChoice): Promise<void> {
    return this.change(actor, teamId, (tx) => this.repository.setOwnPlayer(tx, actor.userId, teamId, choice));
  }

  private async change(actor: CurrentUser, teamId: number, write: (tx: Tx) => Promise<void>): Promise<void> {
    await this.access.toTeam(actor, teamId, canSeeTeam);
    await this.database
      .transaction(async (tx) => {
        await write(tx);
        this.changes.add(tx, { what: 'team', userId: actor.userId, id: teamId });
      })
      .catch(ignoreMissingRow);
  }
}
