import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { UserMails } from '../auth';
import { TeamMailRepository } from './team-mail.repository';

interface InTeam extends Record<string, number> {
  userId: number;
  teamId: number;
}

export const addedToTeamMail = defineJob<InTeam>({
  name: 'email.added-to-team',
  queue: 'email',
  priority: 'bulk',
});

@Injectable()
@JobHandler(addedToTeamMail)
export class AddedToTeamMail implements JobHandler<InTeam> {
  constructor(
    private readonly repository: TeamMailRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, teamId }: InTeam, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId }, async ({ publicUrl }) => {
      const team = await this.repository.findName(teamId);
      if (team === undefined) return undefined;
      return { ...mailTexts.addedToTeam({ team }), url: `${publicUrl}/teams/${teamId}` };
    });
  }
}
