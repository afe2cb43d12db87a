import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { fullNameOf, UserMails } from '../auth';
import { PublicationRepository } from './publication.repository';

interface PublishedInTeam extends Record<string, number> {
  userId: number;
  teamId: number;
  /** The time of the first publication of the mail, in milliseconds since 1970. */
  since: number;
}

export const publishedMail = defineJob<PublishedInTeam>({
  name: 'email.published',
  queue: 'email',
  priority: 'bulk',
});

const MAX_LISTED_ITEMS = 12;
const folders = { page: 'pages', play: 'plays' };

@Injectable()
@JobHandler(publishedMail)
export class PublishedMail implements JobHandler<PublishedInTeam> {
  constructor(
    private readonly repository: PublicationRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, teamId, since }: PublishedInTeam, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId, kind: 'page_updates' }, async ({ publicUrl }) => {
      const rows = await this.repository.findPublishedSince(teamId, new Date(since), userId);
      const published = rows.map((row) => {
        return { ...row, url: `${publicUrl}/${folders[row.kind]}/${row.id}` };
      });
      const [first] = published;
      if (!first) return undefined;
      const people = [...new Set(published.map(fullNameOf))];
      const text = mailTexts.published({ people, published, team: first.team });
      if (published.length === 1) return { ...text, url: first.url };
      const listed = published.slice(0, MAX_LISTED_ITEMS);
      const items = listed.map(({ title, note, url }) => {
        return { title, ...(note === null ? {} : { detail: note }), url };
      });
      return {
        ...text,
        items,
        others: published.length - listed.length,
        url: `${publicUrl}/teams/${teamId}`,
      };
    });
  }
}
