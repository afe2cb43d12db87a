import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

/** The kinds of mails that users can unsubscribe from. */
export type NoticeKind = 'page_updates' | 'new_members' | 'comments';

const columns: Record<NoticeKind, string> = {
  page_updates: 'notify_page_updates',
  new_members: 'notify_new_members',
  comments: 'notify_comments',
};

@Injectable()
export class UnsubscribeTokenRepository {
  async insert(tx: Tx, token: { hash: Buffer; userId: number; kind: NoticeKind; now: Date }): Promise<void> {
    await tx.query(
      'insert into unsubscribe_tokens (token_hash, user_id, notice, created_at) values ($1, $2, $3, $4)',
      [token.hash, token.userId, token.kind, token.now],
    );
  }

  async find(tx: Tx, hash: Buffer): Promise<{ userId: number; kind: NoticeKind } | undefined> {
    const [row] = await tx.query<{ userId: number; kind: NoticeKind }>(
      'select user_id as "userId", notice as kind from unsubscribe_tokens where token_hash = $1',
      [hash],
    );
    return row;
  }

  async switchOff(tx: Tx, userId: number, kind: NoticeKind): Promise<void> {
    await tx.query(`update users set ${columns[kind]} = false where id = $1`, [userId]);
  }

  async removeBefore(tx: Tx, date: Date): Promise<void> {
    await tx.query('delete from unsubscribe_tokens where created_at < $1', [date]);
  }
}
