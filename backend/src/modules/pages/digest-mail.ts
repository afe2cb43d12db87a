import { mailTexts, timeFormat } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, JobHandler, type Attempt } from '../../platform/jobs';
import { UserMails } from '../auth';
import { DigestRepository } from './digest.repository';

interface Digest extends Record<string, number> {
  userId: number;
  /** The start of the week, in milliseconds since 1970. */
  since: number;
}

export const digestMail = defineJob<Digest>({ name: 'email.digest', queue: 'email', priority: 'bulk' });

const MAX_LISTED_PAGES = 12;

@Injectable()
@JobHandler(digestMail)
export class DigestMail implements JobHandler<Digest> {
  constructor(
    private readonly repository: DigestRepository,
    private readonly mails: UserMails,
  ) {}

  async handle({ userId, since }: Digest, { id }: Attempt): Promise<void> {
    await this.mails.send({ id, userId, kind: 'page_updates' }, async ({ publicUrl: url, timeZone }) => {
      const pages = await this.repository.findOfWeek(userId, {
        since: new Date(since),
        max: MAX_LISTED_PAGES,
      });
      const [first] = pages;
      if (!first) return undefined;
      const { weekdayTime } = timeFormat(timeZone);
      const items = pages.map(({ id: pageId, title, team, updated_at: updatedAt }) => {
        return { title, detail: `${team} · ${weekdayTime(updatedAt)}`, url: `${url}/pages/${pageId}` };
      });
      return { ...mailTexts.digest({ pages: first.total }), items, others: first.total - pages.length, url };
    });
  }
}
