import type { ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { seesSubject, seesTeam } from '../access';
import type { NamesRow } from '../auth';
import { kindsInDatabase, type ContentRef } from './content-kinds';

export interface UpdatedContentRow {
  title: string;
  team: string;
  /** The version that the recipient read last, unless they know the last one that followers were notified of. */
  since: number | null;
}

function statementsOf(kind: ContentKind) {
  const { table, title } = kindsInDatabase[kind];
  return {
    updated: statement(
      `updated_mail_of_${kind}`,
      `select p.${title} as title, t.name as team, v.version as since
         from ${table} p join teams t on t.id = p.team_id
         left join ${kind}_views v on v.user_id = $2 and v.${kind}_id = p.id and v.version < p.told_version
        where p.id = $1 and p.deleted_at is null and ${seesTeam('$2')} and ${seesSubject('p', '$2')}`,
    ),
    savers: statement(
      `updated_mail_savers_of_${kind}`,
      `select u.username, u.first_name, u.last_name, u.display_name
         from (select saved_by, max(version) as latest from ${kind}_versions
                where ${kind}_id = $1 and version >= $2 and saved_by <> $3 group by saved_by) v
         join users u on u.id = v.saved_by order by v.latest desc`,
    ),
  };
}

const statements = { page: statementsOf('page'), play: statementsOf('play') };

@Injectable()
export class UpdatedMailRepository {
  constructor(private readonly database: Database) {}

  /** Undefined when the recipient no longer sees it. */
  async find({ kind, id }: ContentRef, readerId: number): Promise<UpdatedContentRow | undefined> {
    const [row] = await this.database.read<UpdatedContentRow>(statements[kind].updated, [id, readerId]);
    return row;
  }

  /** Finds the other users who saved it since this version, the latest first. */
  findSavers({ kind, id }: ContentRef, fromVersion: number, readerId: number): Promise<NamesRow[]> {
    return this.database.read<NamesRow>(statements[kind].savers, [id, fromVersion, readerId]);
  }
}
