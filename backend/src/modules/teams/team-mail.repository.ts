import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';

export interface NewcomerRow {
  username: string;
  first_name: string | null;
  last_name: string | null;
  display_name: string | null;
}

const teamName = statement('team_mail_name', 'select name from teams where id = $1');

/** Those who are still there of the members from this one on, while the reader may still see them. */
const newcomers = statement(
  'team_mail_newcomers',
  `select u.username, u.first_name, u.last_name, u.display_name
     from team_members m join users u on u.id = m.user_id
    where m.team_id = $1 and m.id >= $2 and m.user_id <> $3
      and exists (select 1 from team_members r join teams t on t.id = r.team_id
                   where r.team_id = $1 and r.user_id = $3
                     and (r.role in ('admin', 'coach') or t.team_admin_id = $3))
    order by m.id limit 50`,
);

@Injectable()
export class TeamMailRepository {
  constructor(private readonly database: Database) {}

  async findName(teamId: number): Promise<string | undefined> {
    const [row] = await this.database.read<{ name: string }>(teamName, [teamId]);
    return row?.name;
  }

  findNewcomers(teamId: number, fromMember: number, readerId: number): Promise<NewcomerRow[]> {
    return this.database.read<NewcomerRow>(newcomers, [teamId, fromMember, readerId]);
  }

  /** The first of these people by when they joined. */
  async firstMember(tx: Tx, teamId: number, userIds: readonly number[]): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number | null }>(
      'select min(id) as id from team_members where team_id = $1 and user_id = any($2)',
      [teamId, userIds],
    );
    return row?.id ?? undefined;
  }

  /** Those who run the team and want to hear of new members. */
  async findInterested(tx: Tx, teamId: number, butNot: readonly number[]): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `select u.id from team_members m join users u on u.id = m.user_id join teams t on t.id = m.team_id
        where m.team_id = $1 and u.is_active and u.notify_new_members and u.id <> all($2)
          and (m.role in ('admin', 'coach') or t.team_admin_id = u.id)`,
      [teamId, butNot],
    );
    return rows.map(({ id }) => id);
  }
}
