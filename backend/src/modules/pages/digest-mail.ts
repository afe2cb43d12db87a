import { mailTexts } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { defineJob, Handles, type Attempt, type JobHandler } from '../../platform/jobs';
import { Settings } from '../../settings';
import { Notices } from '../auth';
import { PageMailRepository } from './page-mail.repository';

interface Digest extends Record<string, number> {
  userId: number;
  /** Milliseconds since 1970. */
  since: number;
}

export const digestMail = defineJob<Digest>({ name: 'email.digest', queue: 'email', urgency: 'bulk' });

@Injectable()
@Handles(digestMail)
export class DigestMail implements JobHandler<Digest> {
  constructor(
    private readonly repository: PageMailRepository,
    private readonly notices: Notices,
    private readonly settings: Settings,
  ) {}

  async handle({ userId, since }: Digest, { id }: Attempt): Promise<void> {
    const pages = await this.repository.findOfWeek(userId, new Date(since));
    if (pages.length === 0) return;
    const { publicUrl: url } = this.settings;
    const items = pages
      .slice(0, shown)
      .map(({ id: pageId, title, team }) => ({ title, detail: team, url: `${url}/pages/${pageId}` }));
    const letter = { ...mailTexts.digest({ pages: pages.length }), items, url };
    await this.notices.send({ id, userId, kind: 'page_updates', letter });
  }
}

const shown = 12;
