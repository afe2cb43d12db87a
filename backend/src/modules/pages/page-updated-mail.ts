import { fullName, mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { Settings } from '../../settings';
import { EmailSubscriptions } from '../auth';
import { PageMailRepository, type PersonRow } from './page-mail.repository';

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
    private readonly subscriptions: EmailSubscriptions,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, pageId, version }: UpdatedPage, { id }: Attempt): Promise<void> {
    const page = await this.repository.findPage(pageId, userId);
    if (!page) return;
    const people = (await this.repository.findSavers(pageId, version, userId)).map(nameOf);
    const text = mailTexts.pageUpdated({ people, page: page.title, team: page.team });
    const url = `${this.settings.publicUrl}/pages/${pageId}`;
    await this.subscriptions.send({ id, userId, kind: 'page_updates', letter: { ...text, url } });
  }
}

const nameOf = ({
  display_name: displayName,
  first_name: firstName,
  last_name: lastName,
  username,
}: PersonRow) => fullName({ displayName, firstName, lastName, username });
