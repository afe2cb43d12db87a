import {
  limits,
  type Notification,
  type Notifications as NotificationList,
  type NotificationsQuery,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Clock } from '../../platform/clock';
import { Database, type Tx } from '../../platform/database';
import { readCursor, Refusal, writeCursor, type CurrentUser } from '../../platform/http';
import { presentList, presentNotification } from './notification.presenter';
import { NotificationRepository, type NewNotification, type NewPublication } from './notification.repository';

const NOTIFICATIONS_PER_CALL = 20;

/** The notifications of a user. */
@Injectable()
export class Notifications {
  constructor(
    private readonly database: Database,
    private readonly repository: NotificationRepository,
    private readonly changes: Changes,
    private readonly clock: Clock,
  ) {}

  async list({ userId }: CurrentUser, query: NotificationsQuery): Promise<NotificationList> {
    const { cursor } = query;
    const place = cursor ? readCursor(cursor) : null;
    const [rows, unread] = await Promise.all([
      this.repository.find(userId, place, NOTIFICATIONS_PER_CALL + 1),
      this.repository.countUnread(userId),
    ]);
    const shown = rows.slice(0, NOTIFICATIONS_PER_CALL);
    const last = rows.length > NOTIFICATIONS_PER_CALL ? shown.at(-1) : undefined;
    const nextCursor = last ? writeCursor({ at: last.created_at, id: last.id }) : null;
    return { notifications: presentList(shown, query), unread, nextCursor };
  }

  async mark({ userId }: CurrentUser, id: number, isRead: boolean): Promise<Notification> {
    const row = await this.repository.findOne(userId, id);
    if (!row) throw new Refusal('notification_not_found');
    const readAt = isRead ? this.clock.now() : null;
    await this.database.transaction(async (tx) => {
      await this.repository.mark(tx, userId, { id, readAt });
      this.publishChange(tx, [userId]);
    });
    return presentNotification({ ...row, read_at: readAt });
  }

  async markAll({ userId }: CurrentUser): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.repository.markAll(tx, userId, this.clock.now());
      this.publishChange(tx, [userId]);
    });
  }

  /** Notifies users in the transaction of the change. */
  async notify(tx: Tx, userIds: readonly number[], news: NewNotification): Promise<void> {
    if (userIds.length === 0) return;
    this.publishChange(tx, await this.repository.insert(tx, userIds, news));
  }

  /** Several publications of a team within ten minutes are one notification, until the user reads it. */
  async notifyOfPublication(tx: Tx, userIds: readonly number[], news: NewPublication): Promise<void> {
    if (userIds.length === 0) return;
    const since = new Date(this.clock.now().getTime() - limits.publicationsMergedMs);
    const extended = await this.repository.extendPublications(tx, userIds, { ...news, since });
    const others = userIds.filter((id) => !extended.includes(id));
    const { kind, ids, teamId, actorId, note } = news;
    const inserted = await this.repository.insert(tx, others, {
      kind: 'published',
      teamId,
      actorId,
      published: { kind, ids },
      ...(note && { note }),
    });
    this.publishChange(tx, [...extended, ...inserted]);
  }

  private publishChange(tx: Tx, userIds: readonly number[]): void {
    const changes = userIds.map((userId) => ({ what: 'notifications', userId, id: userId }) as const);
    this.changes.add(tx, ...changes);
  }
}
