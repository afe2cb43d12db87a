import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { PublicationRepository } from './publication.repository';

interface PublishedPages extends Record<string, number> {
  userId: number;
  teamId: number;
  /** The time of the first publication of the mail, in milliseconds since 1970. */
  since: number;
}

export const publishedMail = defineJob<PublishedPages>({
  name: 'email.published',
  queue: 'email',
  priority: 'bulk',
});

const MAX_LISTED_PAGES = 12;

@Injectable()
@JobHandler(publishedMail)
export class PublishedMail implements JobHandler<PublishedPages> {
  constructor(
    private readonly repository: PublicationRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, teamId, since }: PublishedPages, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId, kind: 'page_updates' }, async ({ publicUrl }) => {
      const pages = await this.repository.findPublishedSince(teamId, new Date(since), userId);
      const [first] = pages;
      if (!first) return undefined;
      const people = [...new Set(pages.map(fullNameOf))];
      const text = mailTexts.published({ people, pages, team: first.team });
      if (pages.length === 1) return { ...text, url: `${publicUrl}/pages/${first.id}` };
      const listed = pages.slice(0, MAX_LISTED_PAGES);
      const items = listed.map(({ id: pageId, title, note }) => {
        return { title, ...(note === null ? {} : { detail: note }), url: `${publicUrl}/pages/${pageId}` };
      });
      return { ...text, items, others: pages.length - listed.length, url: `${publicUrl}/teams/${teamId}` };
    });
  }
}
