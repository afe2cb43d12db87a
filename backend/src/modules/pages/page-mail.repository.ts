import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { seesTeam } from '../access';

export interface PersonRow {
  username: string;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
}

export interface ChangedPageRow {
  id: number;
  title: string;
  team: string;
}

export interface PageOfWeekRow extends ChangedPageRow {
  /** Pages of this week, also those that are not among these rows. */
  total: number;
}

const updated = statement(
  'page_mail_updated',
  `select p.id, p.title, t.name as team from pages p join teams t on t.id = p.team_id
    where p.id = $1 and p.deleted_at is null and ${seesTeam('$2')}`,
);
const savers = statement(
  'page_mail_savers',
  `select u.username, u.first_name, u.last_name, u.display_name
     from (select saved_by, max(version) as latest from page_versions
            where page_id = $1 and version >= $2 and saved_by <> $3 group by saved_by) v
     join users u on u.id = v.saved_by order by v.latest desc`,
);
const ofWeek = statement(
  'page_mail_of_week',
  `select p.id, p.title, t.name as team, count(*) over ()::integer as total
     from pages p join teams t on t.id = p.team_id join team_members m on m.team_id = t.id and m.user_id = $1
    where p.deleted_at is null and p.updated_at > $2
    order by p.updated_at desc, p.id desc limit $3`,
);

@Injectable()
export class PageMailRepository {
  constructor(private readonly database: Database) {}

  async findPage(pageId: number, readerId: number): Promise<ChangedPageRow | undefined> {
    const [row] = await this.database.read<ChangedPageRow>(updated, [pageId, readerId]);
    return row;
  }

  /** Who saved it since this version, the latest first; the reader knows of their own. */
  findSavers(pageId: number, fromVersion: number, readerId: number): Promise<PersonRow[]> {
    return this.database.read<PersonRow>(savers, [pageId, fromVersion, readerId]);
  }

  /** Pages of the reader's teams that changed since, the latest first. */
  findOfWeek(readerId: number, { since, max }: { since: Date; max: number }): Promise<PageOfWeekRow[]> {
    return this.database.read<PageOfWeekRow>(ofWeek, [readerId, since, max]);
  }

  /** Whoever wants to hear of pages and is in a team where one changed since. */
  async findReadersOfWeek(tx: Tx, since: Date): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `select distinct u.id from pages p
         join team_members m on m.team_id = p.team_id
         join users u on u.id = m.user_id
        where p.deleted_at is null and p.updated_at > $1
          and u.is_active and u.has_set_password and u.notify_page_updates`,
      [since],
    );
    return rows.map(({ id }) => id);
  }
}
