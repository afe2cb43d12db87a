import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import { seesSubject, seesTeam } from '../access';
import { kindsInDatabase, type ContentRef } from '../lifecycle';

@Injectable()
export class MentionRepository {
  /** Replaces the mentions of a comment by the users with these names who see the page or play. Returns the newly mentioned ones. */
  async replace(
    tx: Tx,
    { id, subject }: { id: number; subject: ContentRef },
    names: readonly string[],
  ): Promise<number[]> {
    const rows = await tx.query<{ user_id: number }>(
      `with named as (
         select u.id from comments c join teams t on t.id = c.team_id join ${kindsInDatabase[subject.kind].table} p on p.id = c.${subject.kind}_id
           join users u on lower(u.username) = any($2) and u.is_active and ${seesTeam('u.id')}
            and ${seesSubject('p', 'u.id')}
          where c.id = $1
       ), gone as (
         delete from comment_mentions where comment_id = $1 and user_id not in (select id from named)
       )
       insert into comment_mentions (comment_id, user_id) select $1, id from named
       on conflict do nothing returning user_id`,
      [id, names],
    );
    return rows.map(({ user_id: userId }) => userId);
  }
}
