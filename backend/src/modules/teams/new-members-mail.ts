import { fullName, mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Settings } from '../../settings';
import { EmailSubscriptions } from '../auth';
import { TeamMailRepository, type NewMemberRow } from './team-mail.repository';

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
    private readonly subscriptions: EmailSubscriptions,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, teamId, memberId }: NewMembers, { id }: Attempt): Promise<void> {
    const team = await this.repository.findName(teamId);
    const members = await this.repository.findNewMembers(teamId, memberId, userId);
    if (team === undefined || members.length === 0) return;
    const text = mailTexts.newMembers({ people: members.map(nameOf), team });
    const url = `${this.settings.publicUrl}/teams/${teamId}/settings?tab=users`;
    await this.subscriptions.send({ id, userId, kind: 'new_members', letter: { ...text, url } });
  }
}

const nameOf = ({
  display_name: displayName,
  first_name: firstName,
  last_name: lastName,
  username,
}: NewMemberRow) => fullName({ displayName, firstName, lastName, username });
