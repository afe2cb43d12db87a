import type { ReactionKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

interface ReactionKey {
  commentId: number;
  userId: number;
  kind: ReactionKind;
}

@Injectable()
export class ReactionRepository {
  /** Idempotent: returns false when the user has this reaction already. */
  async insert(tx: Tx, { commentId, userId, kind }: ReactionKey): Promise<boolean> {
    const rows = await tx.query(
      `insert into comment_reactions (comment_id, user_id, kind) values ($1, $2, $3)
       on conflict do nothing returning 1`,
      [commentId, userId, kind],
    );
    return rows.length > 0;
  }

  /** Idempotent: returns false when the user has no such reaction. */
  async delete(tx: Tx, { commentId, userId, kind }: ReactionKey): Promise<boolean> {
    const rows = await tx.query(
      'delete from comment_reactions where comment_id = $1 and user_id = $2 and kind = $3 returning 1',
      [commentId, userId, kind],
    );
    return rows.length > 0;
  }
}
