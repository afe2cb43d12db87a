import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { noticePause } from '../auth';
import { PageMailRepository } from './page-mail.repository';
import { pageUpdatedMail } from './page-updated-mail';

/** Tells those who follow a page that it was changed. */
@Injectable()
export class PageFollowers {
  constructor(
    private readonly repository: PageMailRepository,
    private readonly outbox: Outbox,
  ) {}

  async tell(tx: Tx, { pageId, version, savedBy }: { pageId: number; version: number; savedBy: number }) {
    const followers = await this.repository.findFollowers(tx, pageId, savedBy);
    const entries = followers.map((userId) => ({
      payload: { userId, pageId, version },
      once: `${userId}:${pageId}`,
    }));
    await this.outbox.gather(tx, pageUpdatedMail, { entries, after: noticePause });
  }
}
