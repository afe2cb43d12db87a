import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesSubject } from '../access';

export interface DueDigests {
  zone: string | null;
  due: Date;
  /** The start of the week that the digest covers. */
  since: Date;
  /** Skips users who were sent a digest after this time. */
  digestedBefore: Date;
  max: number;
}

export interface PageOfWeekRow {
  id: number;
  title: string;
  team: string;
  updated_at: Date;
  /** The number of pages of the week, including those beyond the limit. */
  total: number;
}

const ofWeek = statement(
  'digest_of_week',
  `select p.id, p.title, p.updated_at, t.name as team, count(*) over ()::integer as total
     from pages p join teams t on t.id = p.team_id join team_members m on m.team_id = t.id and m.user_id = $1
    where p.deleted_at is null and p.updated_at > $2 and ${seesSubject('p', '$1')}
    order by p.updated_at desc, p.id desc limit $3`,
);

const wantsDigest = 'u.is_active and u.has_set_password and u.notify_page_updates';
const digestZones = statement(
  'digest_zones',
  `select distinct u.time_zone from users u where ${wantsDigest}`,
);

@Injectable()
export class DigestRepository {
  constructor(private readonly database: Database) {}

  /** Finds pages of the user's teams that changed since, the latest first. */
  findOfWeek(readerId: number, { since, max }: { since: Date; max: number }): Promise<PageOfWeekRow[]> {
    return this.database.read<PageOfWeekRow>(ofWeek, [readerId, since, max]);
  }

  /** Returns the time zones of users who subscribe to the digest; null when unknown. */
  async findDigestZones(): Promise<(string | null)[]> {
    const rows = await this.database.read<{ time_zone: string | null }>(digestZones, []);
    return rows.map(({ time_zone: zone }) => zone);
  }

  /**
   * Finds users of a time zone whose teams have changed pages and who were not sent the due digest. Marks it as sent in the
   * same statement.
   */
  async takeDigestReaders(tx: Tx, { zone, due, since, digestedBefore, max }: DueDigests): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `update users set digested_at = $2 where id in (
         select u.id from users u
          where u.time_zone is not distinct from $1 and u.digested_at < $4 and ${wantsDigest}
            and exists (
              select 1 from team_members m join teams t on t.id = m.team_id join pages p on p.team_id = t.id
               where m.user_id = u.id and p.deleted_at is null and p.updated_at > $3 and ${seesSubject('p', 'u.id')})
          limit $5 for no key update skip locked)
       returning id`,
      [zone, due, since, digestedBefore, max],
    );
    return rows.map(({ id }) => id);
  }
}
