import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { noticePause } from '../auth';
import { Notifications } from '../notifications';
import { PageMailRepository } from './page-mail.repository';
import { pageUpdatedMail } from './page-updated-mail';

/** Tells those who follow a page that it was changed: at the bell, and by mail as they chose. */
@Injectable()
export class PageFollowers {
  constructor(
    private readonly repository: PageMailRepository,
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  async tell(tx: Tx, { pageId, teamId, version, savedBy }: SavedPage): Promise<void> {
    const followers = await this.repository.findFollowers(tx, pageId, savedBy);
    const ids = followers.map(({ id }) => id);
    await this.notifications.tell(tx, ids, { kind: 'page', teamId, pageId, actorId: savedBy });
    const mailed = followers.filter(({ wants_mail: wantsMail }) => wantsMail);
    const entries = mailed.map(({ id: userId }) => ({
      payload: { userId, pageId, version },
      once: `${userId}:${pageId}`,
    }));
    await this.outbox.gather(tx, pageUpdatedMail, { entries, after: noticePause });
  }
}

interface SavedPage {
  pageId: number;
  teamId: number;
  version: number;
  savedBy: number;
}
