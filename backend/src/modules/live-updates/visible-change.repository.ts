import type { ChangeKind, ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { editsTeam, seesTeam } from '../access';

/** A change that a session may see; a live session without any has one row with a null `id`. */
export interface VisibleChangeRow {
  session_id: number;
  id: string | null;
  what: ChangeKind;
  team_id: number | null;
  target_id: number;
  /** Null for changes other than comments. */
  content_kind: ContentKind | null;
  tab: string | null;
}

/** The last id that was assigned, and the oldest change that is kept. */
export interface PositionRow {
  last: string;
  oldest: string | null;
}

/**
 * Authorizes at the time of sending: no changes of data that the user may no longer see, such as drafts, none after the session
 * has ended. A change of plays or of a page without an id is of a formation or template, which only editors see.
 */
const visible = (condition: string) =>
  `select s.id as session_id, c.id, c.what, c.team_id, c.target_id, c.content_kind, c.tab
     from sessions s join users u on u.id = s.user_id and u.is_active
     left join (changes c left join teams t on t.id = c.team_id)
       on ${condition}
      and (c.user_id is null or c.user_id = u.id)
      and (c.team_id is null or ${seesTeam('u.id')})
      and (case
             when c.what = 'page' or (c.what = 'comments' and c.content_kind is distinct from 'play')
               then c.target_id > 0 and not exists (select 1 from pages d where d.id = c.target_id and d.published_at is null)
             when c.what in ('plays', 'comments')
               then c.target_id > 0 and not exists (select 1 from plays d where d.id = c.target_id and d.published_at is null)
             else true end
           or ${editsTeam('u.id')})
    where s.id = any($1) and s.expires_at > $2
    order by c.id`;

const visibleByIds = statement('live_updates_visible', visible('c.id = any($3::bigint[])'));

/** Ids are assigned before a transaction commits, so changes of the 10 s before the last event id are sent again. */
const visibleSinceId = statement(
  'live_updates_since_id',
  `${visible(`(c.id > $3 or c.created_at > (
     select k.created_at - interval '10 seconds' from changes k where k.id <= $3 order by k.id desc limit 1))`)}
    limit $4`,
);

/** Serves clients that have just loaded a document and have received no event yet. */
const visibleSinceTime = statement('live_updates_since_time', `${visible('c.created_at > $3')} limit $4`);

const position = statement(
  'live_updates_position',
  `select coalesce(pg_sequence_last_value('changes_id_seq'), 0) as last, (select min(id) from changes) as oldest`,
);

const idsSince = statement('live_updates_ids_since', 'select id from changes where created_at > $1');

@Injectable()
export class VisibleChangeRepository {
  constructor(private readonly database: Database) {}

  findVisible(sessionIds: readonly number[], ids: readonly string[], now: Date): Promise<VisibleChangeRow[]> {
    return this.database.read<VisibleChangeRow>(visibleByIds, [sessionIds, now, ids]);
  }

  findSince(
    sessionId: number,
    after: string,
    { now, max }: { now: Date; max: number },
  ): Promise<VisibleChangeRow[]> {
    return this.database.read<VisibleChangeRow>(visibleSinceId, [[sessionId], now, after, max]);
  }

  findRecent(
    sessionId: number,
    since: Date,
    { now, max }: { now: Date; max: number },
  ): Promise<VisibleChangeRow[]> {
    return this.database.read<VisibleChangeRow>(visibleSinceTime, [[sessionId], now, since, max]);
  }

  async findIdsSince(time: Date): Promise<string[]> {
    const rows = await this.database.read<{ id: string }>(idsSince, [time]);
    return rows.map(({ id }) => id);
  }

  async position(): Promise<PositionRow> {
    const [row] = await this.database.read<PositionRow>(position, []);
    return row ?? { last: '0', oldest: null };
  }
}
