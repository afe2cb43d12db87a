import { contentAddress, mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { contentOf, type ContentId } from './content-kinds';
import { UpdatedMailRepository } from './updated-mail.repository';

type UpdatedContent = ContentId & {
  userId: number;
  /** The first version since the last mail. */
  version: number;
};

/** Named after the pages of the build before, whose jobs may wait. */
export const updatedMail = defineJob<UpdatedContent>({
  name: 'email.page-updated',
  queue: 'email',
  priority: 'bulk',
});

/** Tells a follower of a page or play who changed it. The link marks the changes since the recipient read it. */
@Injectable()
@JobHandler(updatedMail)
export class UpdatedMail implements JobHandler<UpdatedContent> {
  constructor(
    private readonly repository: UpdatedMailRepository,
    private readonly mails: UserMails,
  ) {}

  async handle(job: UpdatedContent, { id }: Attempt): Promise<void> {
    const { userId, version } = job;
    const content = contentOf(job);
    const { kind } = content;
    await this.mails.send({ id, userId, kind: 'page_updates' }, async ({ publicUrl }) => {
      const row = await this.repository.find(content, userId);
      if (!row) return undefined;
      const savers = await this.repository.findSavers(content, version, userId);
      const { title, team, since } = row;
      const text = mailTexts.updated({ people: savers.map(fullNameOf), kind, title, team });
      return { ...text, url: `${publicUrl}${contentAddress(content, since)}` };
    });
  }
}
