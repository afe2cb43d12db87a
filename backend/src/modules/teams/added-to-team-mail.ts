import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Mailer } from '../../platform/mail';
import { Settings } from '../../settings';
import { MailRecipients } from '../auth';
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
    private readonly recipients: MailRecipients,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, teamId }: InTeam, { id }: Attempt): Promise<void> {
    const to = await this.recipients.find(userId);
    const team = await this.repository.findName(teamId);
    if (!to || team === undefined) return;
    const url = `${this.settings.publicUrl}/teams/${teamId}`;
    await this.mailer.send({ id, to, letter: { ...mailTexts.addedToTeam({ team }), url } });
  }
}
