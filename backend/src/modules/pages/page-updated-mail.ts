import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { PageMailRepository } from './page-mail.repository';

interface UpdatedPage extends Record<string, number> {
  userId: number;
  pageId: number;
  /** The first version since the last mail. */
  version: number;
}

export const pageUpdatedMail = defineJob<UpdatedPage>({
  name: 'email.page-updated',
  queue: 'email',
  priority: 'bulk',
});

@Injectable()
@JobHandler(pageUpdatedMail)
export class PageUpdatedMail implements JobHandler<UpdatedPage> {
  constructor(
    private readonly repository: PageMailRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, pageId, version }: UpdatedPage, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId, kind: 'page_updates' }, async ({ publicUrl }) => {
      const page = await this.repository.findPage(pageId, userId);
      if (!page) return undefined;
      const savers = await this.repository.findSavers(pageId, version, userId);
      const text = mailTexts.pageUpdated({
        people: savers.map(fullNameOf),
        page: page.title,
        team: page.team,
      });
      return { ...text, url: `${publicUrl}/pages/${pageId}` };
    });
  }
}
