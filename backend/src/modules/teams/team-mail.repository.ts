import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import type { NamesRow } from '../auth';

export interface InterestedRow {
  id: number;
  wants_mail: boolean;
}

const teamName = statement('team_mail_name', 'select name from teams where id = $1');

/** A condition that is true when a user is staff of team `t`. */
const runsTeam = (reader: string) =>
  `(t.team_admin_id = ${reader}
    or exists (select 1 from team_members r
                where r.team_id = t.id and r.user_id = ${reader} and r.role in ('admin', 'coach')))`;

/** Selects members from this one on who still belong to the team, if the user is still staff. */
const newMembers = statement(
  'team_mail_new_members',
  `select u.username, u.first_name, u.last_name, u.display_name
     from team_members m join teams t on t.id = m.team_id join users u on u.id = m.user_id
    where t.id = $1 and m.id >= $2 and m.user_id <> $3 and ${runsTeam('$3')}
    order by m.id`,
);

@Injectable()
export class TeamMailRepository {
  constructor(private readonly database: Database) {}

  async findName(teamId: number): Promise<string | undefined> {
    const [row] = await this.database.read<{ name: string }>(teamName, [teamId]);
    return row?.name;
  }

  findNewMembers(teamId: number, fromMember: number, readerId: number): Promise<NamesRow[]> {
    return this.database.read<NamesRow>(newMembers, [teamId, fromMember, readerId]);
  }

  /** Returns the first of these members by joining date. */
  async firstMember(tx: Tx, teamId: number, userIds: readonly number[]): Promise<number | undefined> {
    const [row] = await tx.query<{ id: number | null }>(
      'select min(id) as id from team_members where team_id = $1 and user_id = any($2)',
      [teamId, userIds],
    );
    return row?.id ?? undefined;
  }

  /** Finds the staff of the team, with their mail subscription. */
  findInterested(tx: Tx, teamId: number, butNot: readonly number[]): Promise<InterestedRow[]> {
    return tx.query<InterestedRow>(
      `select u.id, u.notify_new_members as wants_mail from teams t join users u on ${runsTeam('u.id')}
        where t.id = $1 and u.is_active and u.id <> all($2)`,
      [teamId, butNot],
    );
  }
}
