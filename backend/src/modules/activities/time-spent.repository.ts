import { Injectable } from '@nestjs/common';
import { type Tx } from '../../platform/database';
import { seesSubject } from '../access';

export interface Heartbeat {
  userId: number;
  pageId: number | null;
  now: Date;
  /** The maximum that one heartbeat adds, in milliseconds. */
  maxMs: number;
}

@Injectable()
export class TimeSpentRepository {
  /** Adds the time since the last heartbeat. Pages that the user may not see are recorded as no page. */
  async add(tx: Tx, { userId, pageId, now, maxMs: most }: Heartbeat): Promise<void> {
    const [before] = await tx.query<{ last_seen_at: Date | null }>(
      'select last_seen_at from users where id = $1 for update',
      [userId],
    );
    const since = before?.last_seen_at ? now.getTime() - before.last_seen_at.getTime() : most;
    await tx.query('update users set last_seen_at = $2 where id = $1', [userId, now]);
    await tx.query(
      `insert into time_spent (user_id, day, page_id, milliseconds)
       values ($1, ($2::timestamptz at time zone 'UTC')::date, (
         select p.id from pages p join teams t on t.id = p.team_id
           left join team_members m on m.team_id = t.id and m.user_id = $1
          where p.id = $3 and p.deleted_at is null and (m.id is not null or t.team_admin_id = $1)
            and ${seesSubject('p', '$1')}
       ), $4)
       on conflict (user_id, day, page_id)
       do update set milliseconds = time_spent.milliseconds + excluded.milliseconds`,
      [userId, now, pageId, Math.max(0, Math.min(most, since))],
    );
  }
}
