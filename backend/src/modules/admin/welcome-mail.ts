import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { AccountTokens, UserMails } from '../auth';
import { AdminUserRepository } from './admin-user.repository';

interface AdminOfTeam extends Record<string, number> {
  userId: number;
  teamId: number;
}

export const welcomeMail = defineJob<AdminOfTeam>({ name: 'email.welcome', queue: 'email' });

/** Welcomes the admin of a new team, with a link to set the first password if there is none. */
@Injectable()
@JobHandler(welcomeMail)
export class WelcomeMail implements JobHandler<AdminOfTeam> {
  constructor(
    private readonly repository: AdminUserRepository,
    private readonly tokens: AccountTokens,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, teamId }: AdminOfTeam, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, async ({ publicUrl }) => {
      const admin = await this.repository.findNewAdmin(userId, teamId);
      if (!admin) return undefined;
      const { team, has_set_password } = admin;
      if (has_set_password)
        return { ...mailTexts.welcomeBack({ team }), url: `${publicUrl}/teams/${teamId}` };
      const token = await this.tokens.issue(userId, 'first_password');
      return { ...mailTexts.welcome({ team }), url: `${publicUrl}/set-password?token=${token}` };
    });
  }
}
