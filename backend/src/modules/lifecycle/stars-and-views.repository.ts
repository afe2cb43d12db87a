import { limits } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Database, ignoreMissingRow, type Tx } from '../../platform/database';

type Kind = 'page' | 'play';

/** A page or play that the user opens, with the time of the user's last counted view. */
interface OpenedRow {
  id: number;
  seen_at: Date | null;
}

/** The stars and views of pages and plays, which have tables of the same form. */
@Injectable()
export class StarsAndViews {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async setStar(tx: Tx, kind: Kind, star: { userId: number; id: number; isStarred: boolean }): Promise<void> {
    const text = star.isStarred
      ? `insert into ${kind}_stars (user_id, ${kind}_id) values ($1, $2) on conflict do nothing`
      : `delete from ${kind}_stars where user_id = $1 and ${kind}_id = $2`;
    await tx.query(text, [star.userId, star.id]);
  }

  /**
   * Counts a view, at most one per user in 30 minutes. Opens a transaction only for a view that may count. Returns whether it
   * counted.
   */
  async countView(kind: Kind, userId: number, { id, seen_at }: OpenedRow): Promise<boolean> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - limits.viewIntervalMs);
    if (seen_at && seen_at > since) return false;
    return this.database
      .transaction(async (tx) => {
        const counted = await tx.query(
          `insert into ${kind}_views as v (user_id, ${kind}_id, seen_at) values ($1, $2, $3)
           on conflict (user_id, ${kind}_id) do update set seen_at = excluded.seen_at where v.seen_at <= $4
           returning 1`,
          [userId, id, now, since],
        );
        if (counted.length === 0) return false;
        await tx.query(`update ${kind}s set views = views + 1 where id = $1`, [id]);
        return true;
      })
      .catch(ignoreMissingRow);
  }
}
