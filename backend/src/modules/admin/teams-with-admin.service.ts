import type { NewTeamWithAdmin, Team } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import type { CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { Access } from '../access';
import { Accounts } from '../auth';
import { Teams } from '../teams';
import { welcomeMail } from './welcome-mail';

/** Creates a team and the account of its admin in one transaction. */
@Injectable()
export class TeamsWithAdmin {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly teams: Teams,
    private readonly outbox: Outbox,
  ) {}

  async create(
    actor: CurrentUser,
    { name, sport, description, ageGroup, ...admin }: NewTeamWithAdmin,
  ): Promise<Team> {
    this.access.toEverything(actor);
    const teamId = await this.database.transaction(async (tx) => {
      const userId = await this.adminAccount(tx, admin);
      const id = await this.teams.found(tx, userId, {
        team: { name, sport, description, ageGroup },
        by: actor,
      });
      await this.outbox.add(tx, welcomeMail, { userId, teamId: id });
      return id;
    });
    return this.teams.read(actor, teamId);
  }

  /** Returns the id of the admin's account. An existing account stays unchanged. */
  private async adminAccount(tx: Tx, admin: NewAdmin): Promise<number> {
    const known = await this.accounts.findByEmail(tx, admin.adminEmail);
    if (known !== undefined) return known;
    const account = await this.accounts.create(tx, {
      email: admin.adminEmail,
      firstName: admin.adminFirstName.trim(),
      lastName: admin.adminLastName.trim(),
      passwordHash: null,
      role: 'admin',
    });
    return account.id;
  }
}

type NewAdmin = Pick<NewTeamWithAdmin, 'adminEmail' | 'adminFirstName' | 'adminLastName'>;
