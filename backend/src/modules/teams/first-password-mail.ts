import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { AccountTokens, UserMails } from '../auth';
import { TeamMailRepository } from './team-mail.repository';

interface InTeam extends Record<string, number> {
  userId: number;
  teamId: number;
}

export const firstPasswordMail = defineJob<InTeam>({
  name: 'email.first-password',
  queue: 'email',
  priority: 'bulk',
});

@Injectable()
@JobHandler(firstPasswordMail)
export class FirstPasswordMail implements JobHandler<InTeam> {
  constructor(
    private readonly repository: TeamMailRepository,
    private readonly tokens: AccountTokens,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, teamId }: InTeam, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, async ({ publicUrl }) => {
      const team = await this.repository.findName(teamId);
      if (team === undefined) return undefined;
      const token = await this.tokens.issue(userId, 'first_password');
      return { ...mailTexts.firstPassword({ team }), url: `${publicUrl}/set-password?token=${token}` };
    });
  }
}
