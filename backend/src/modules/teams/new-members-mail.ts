import { fullName, mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Settings } from '../../settings';
import { Notices } from '../auth';
import { TeamMailRepository, type NewcomerRow } from './team-mail.repository';

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
    private readonly notices: Notices,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, teamId, memberId }: NewMembers, { id }: Attempt): Promise<void> {
    const team = await this.repository.findName(teamId);
    const newcomers = await this.repository.findNewcomers(teamId, memberId, userId);
    if (team === undefined || newcomers.length === 0) return;
    const text = mailTexts.newMembers({ people: newcomers.map(nameOf), team });
    const url = `${this.settings.publicUrl}/teams/${teamId}/settings`;
    await this.notices.send({ id, userId, kind: 'new_members', letter: { ...text, url } });
  }
}

const nameOf = ({
  display_name: displayName,
  first_name: firstName,
  last_name: lastName,
  username,
}: NewcomerRow) => fullName({ displayName, firstName, lastName, username });
