import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { Outbox } from '../../platform/jobs';
import { MAIL_DEBOUNCE_MS } from '../auth';
import { Notifications } from '../notifications';
import { pageUpdatedMail } from './page-updated-mail';
import type { FollowerRow, SavedPageRow } from './page.repository';

interface Save {
  savedBy: number;
  page: Pick<SavedPageRow, 'id' | 'team_id' | 'version'>;
  followers: readonly FollowerRow[];
}

/** Notifies the followers of a page of a change: in the app, and by debounced mail if they subscribe to it. */
@Injectable()
export class PageFollowers {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: Notifications,
  ) {}

  async notify(tx: Tx, { savedBy, page, followers }: Save): Promise<void> {
    if (followers.length === 0) return;
    const { id: pageId, team_id: teamId, version } = page;
    const ids = followers.map(({ id }) => id);
    await this.notifications.notify(tx, ids, { kind: 'page', teamId, pageId, actorId: savedBy });
    const mailed = followers.filter(({ wants_mail: wantsMail }) => wantsMail);
    const entries = mailed.map(({ id: userId }) => ({
      payload: { userId, pageId, version },
      dedupeKey: `${userId}:${pageId}`,
    }));
    await this.outbox.addDebounced(tx, pageUpdatedMail, { entries, delayMs: MAIL_DEBOUNCE_MS });
  }
}
