import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { TeamMailRepository } from './team-mail.repository';

interface NewMembers extends Record<string, number> {
  userId: number;
  teamId: number;
  /** The first new member. */
  memberId: number;
}

export const newMembersMail = defineJob<NewMembers>({
  name: 'email.new-members',
  queue: 'email',
  priority: 'bulk',
});

@Injectable()
@JobHandler(newMembersMail)
export class NewMembersMail implements JobHandler<NewMembers> {
  constructor(
    private readonly repository: TeamMailRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, teamId, memberId }: NewMembers, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId, kind: 'new_members' }, async ({ publicUrl }) => {
      const team = await this.repository.findName(teamId);
      const members = await this.repository.findNewMembers(teamId, memberId, userId);
      if (team === undefined || members.length === 0) return undefined;
      const text = mailTexts.newMembers({ people: members.map(fullNameOf), team });
      return { ...text, url: `${publicUrl}/teams/${teamId}/settings?tab=users` };
    });
  }
}
