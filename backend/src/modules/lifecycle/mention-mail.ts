import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { contentOf, type ContentId } from './content-kinds';
import { PeopleMentionRepository } from './people-mention.repository';

type MentioningContent = ContentId & Record<'userId' | 'actorId', number>;

export const mentionMail = defineJob<MentioningContent>({ name: 'email.mention', queue: 'email' });

/** Tells a user that a page or play mentions them. */
@Injectable()
@JobHandler(mentionMail)
export class MentionMail implements JobHandler<MentioningContent> {
  constructor(
    private readonly repository: PeopleMentionRepository,
    private readonly mails: UserMails,
  ) {}

  async handle(job: MentioningContent, { id }: Attempt): Promise<void> {
    const { userId, actorId } = job;
    const subject = contentOf(job);
    const { kind } = subject;
    await this.mails.send({ id, userId, kind: 'comments' }, async ({ publicUrl }) => {
      const row = await this.repository.findMail(subject, userId, actorId);
      if (!row) return undefined;
      const text = mailTexts.mention({ person: fullNameOf(row), kind, title: row.title, team: row.team });
      return { ...text, url: `${publicUrl}/${kind}s/${subject.id}` };
    });
  }
}
