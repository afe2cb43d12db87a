import { mentionedNames } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { plainText } from '../../platform/html';
import { Outbox } from '../../platform/jobs';
import { Notifications } from '../notifications';
import { contentIdOf, type ContentRef } from './content-kinds';
import { mentionMail } from './mention-mail';
import { PeopleMentionRepository } from './people-mention.repository';

/** Notifies users whom a page or play mentions by `@` and their username: once per mention, in the app and by mail. */
@Injectable()
export class PeopleMentions {
  constructor(
    private readonly repository: PeopleMentionRepository,
    private readonly notifications: Notifications,
    private readonly outbox: Outbox,
  ) {}

  /** Called when a sitting has ended and when a draft is published. */
  async notify(tx: Tx, subject: ContentRef): Promise<void> {
    const row = await this.repository.find(tx, subject);
    if (!row) return;
    const names = row.content.includes('@') ? mentionedNames(await plainText(row.content)) : [];
    const { team_id: teamId, updated_by: actorId } = row;
    const users = await this.repository.notify(tx, subject, { names, actorId });
    if (users.length === 0 || actorId === null) return;
    const target = contentIdOf(subject);
    const ids = users.map(({ id }) => id);
    await this.notifications.notify(tx, ids, { kind: 'page_mention', teamId, ...target, actorId });
    const mailed = users.filter(({ wants_mail: wantsMail }) => wantsMail);
    await this.outbox.add(
      tx,
      mentionMail,
      ...mailed.map(({ id: userId }) => ({ userId, actorId, ...target })),
    );
  }
}
