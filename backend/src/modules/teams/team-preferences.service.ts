import { canSeeTeam } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, ignoreMissingRow } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { TeamPreferencesRepository } from './team-preferences.repository';

/** Which teams a user used last and pinned, visible to that user only. */
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

  async pin(actor: CurrentUser, teamId: number, isPinned: boolean): Promise<void> {
    await this.access.toTeam(actor, teamId, canSeeTeam);
    const { userId } = actor;
    await this.database
      .transaction(async (tx) => {
        await this.repository.setPinned(tx, userId, teamId, isPinned ? this.clock.now() : null);
        this.changes.add(tx, { what: 'team', userId, id: teamId });
      })
      .catch(ignoreMissingRow);
  }
}
