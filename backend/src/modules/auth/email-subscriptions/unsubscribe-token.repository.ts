import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database';

/** The kinds of mails that users can unsubscribe from. */
export type SubscriptionKind = 'page_updates' | 'new_members' | 'comments';

const columns: Record<SubscriptionKind, string> = {
  page_updates: 'notify_page_updates',
  new_members: 'notify_new_members',
  comments: 'notify_comments',
};

@Injectable()
export class UnsubscribeTokenRepository {
  async insert(
    tx: Tx,
    token: { hash: Buffer; userId: number; kind: SubscriptionKind; now: Date },
  ): Promise<void> {
    await tx.query(
      'insert into unsubscribe_tokens (token_hash, user_id, kind, created_at) values ($1, $2, $3, $4)',
      [token.hash, token.userId, token.kind, token.now],
    );
  }

  async find(tx: Tx, hash: Buffer): Promise<{ userId: number; kind: SubscriptionKind } | undefined> {
    const [row] = await tx.query<{ userId: number; kind: SubscriptionKind }>(
      'select user_id as "userId", kind from unsubscribe_tokens where token_hash = $1',
      [hash],
    );
    return row;
  }

  async unsubscribe(tx: Tx, userId: number, kind: SubscriptionKind): Promise<void> {
    await tx.query(`update users set ${columns[kind]} = false where id = $1`, [userId]);
  }

  async removeBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from unsubscribe_tokens where created_at < $1', [date]);
  }
}
