import {
  canChangeTeam,
  canDeleteTeam,
  canSeeTeam,
  isSuperAdminRole,
  type NewTeam,
  type Team,
  type TeamChange,
  type TeamMember,
  type TeamSummary,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { cleanHtml } from '../../platform/html';
import { Refusal, type CurrentUser } from '../../platform/http';
import { mediaFolder, MediaStorage } from '../../platform/storage';
import { Access } from '../access';
import { Activities } from '../activities';
import { presentMembers, presentTeam, presentTeamSummary } from './team.presenter';
import { TeamRepository, type TeamWithMembersRow } from './team.repository';

@Injectable()
export class Teams {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: TeamRepository,
    private readonly activities: Activities,
    private readonly storage: MediaStorage,
    private readonly changes: Changes,
  ) {}

  async list(actor: CurrentUser): Promise<Team[]> {
    const isEverywhere = isSuperAdminRole(actor.accountRole);
    const rows = await (isEverywhere ? this.repository.findAll() : this.repository.findOf(actor.userId));
    return rows.map((row) => presentTeam(row, actor));
  }

  async summaries(actor: CurrentUser): Promise<TeamSummary[]> {
    const { userId } = actor;
    const isEverywhere = isSuperAdminRole(actor.accountRole);
    const rows = await (isEverywhere
      ? this.repository.findAllSummaries(userId)
      : this.repository.findSummariesOf(userId));
    return rows.map(presentTeamSummary);
  }

  async read(actor: CurrentUser, teamId: number): Promise<Team> {
    await this.access.toTeam(actor, teamId, canSeeTeam);
    return presentTeam(await this.find(teamId), actor);
  }

  async members(actor: CurrentUser, teamId: number): Promise<TeamMember[]> {
    await this.access.toTeam(actor, teamId, canSeeTeam);
    return presentMembers(await this.find(teamId), actor);
  }

  async create(actor: CurrentUser, team: NewTeam): Promise<Team> {
    const founding = { team, by: actor };
    const teamId = await this.database.transaction((tx) => this.found(tx, actor.userId, founding));
    return presentTeam(await this.find(teamId), actor);
  }

  /** Creates a team with its admin; `by` is the user of its first activity. */
  async found(tx: Tx, adminId: number, { team, by }: { team: NewTeam; by: CurrentUser }): Promise<number> {
    const id = await this.repository.insert(tx, adminId, { ...(await tidy(team)), createdBy: by.userId });
    await this.activities.record(tx, about(by, id, { action: 'created', name: team.name.trim() }));
    return id;
  }

  async change(actor: CurrentUser, teamId: number, change: TeamChange): Promise<Team> {
    await this.save(actor, teamId, change);
    return presentTeam(await this.find(teamId), actor);
  }

  async changeSummarized(actor: CurrentUser, teamId: number, change: TeamChange): Promise<TeamSummary> {
    await this.save(actor, teamId, change);
    const row = await this.repository.findSummary(actor.userId, teamId);
    if (!row) throw new Refusal('team_not_found');
    return presentTeamSummary(row);
  }

  /** Replaces all values (PUT): a missing description is deleted, a missing age group kept. */
  replace(actor: CurrentUser, teamId: number, team: NewTeam): Promise<Team> {
    return this.change(actor, teamId, { ...team, description: team.description ?? null });
  }

  async remove(actor: CurrentUser, teamId: number): Promise<void> {
    await this.access.toTeam(actor, teamId, canDeleteTeam);
    await this.database.transaction(async (tx) => {
      const readers = await this.repository.findReaders(tx, teamId);
      await this.repository.remove(tx, teamId);
      this.changes.add(tx, ...readers.map((userId) => ({ what: 'team', userId, id: teamId }) as const));
    });
    await this.storage.removeFolder(mediaFolder(teamId));
  }

  private async save(actor: CurrentUser, teamId: number, change: TeamChange): Promise<void> {
    await this.access.toTeam(actor, teamId, canChangeTeam);
    await this.database.transaction(async (tx) => {
      const team = await this.repository.update(tx, teamId, await tidy(change));
      if (!team) throw new Refusal('team_not_found');
      if (change.sport !== undefined) await this.repository.keepPositionsOf(tx, teamId, team.sport);
      await this.activities.record(tx, about(actor, teamId, { action: 'updated', name: team.name }));
    });
  }

  private async find(teamId: number): Promise<TeamWithMembersRow> {
    const row = await this.repository.findById(teamId);
    if (!row) throw new Refusal('team_not_found');
    return row;
  }
}

const tidy = async ({ name, sport, description, ageGroup }: TeamChange): Promise<TeamChange> => ({
  name: name?.trim(),
  sport: sport?.trim(),
  description: description && (await cleanHtml(description)),
  ageGroup,
});

function about(actor: CurrentUser, teamId: number, { action, name }: { action: string; name: string }) {
  return {
    teamId,
    userId: actor.userId,
    action,
    targetType: 'team',
    targetId: teamId,
    targetName: name,
  } as const;
}
