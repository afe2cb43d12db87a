import { Injectable } from '@nestjs/common';
import { containsPattern, Database, statement } from '../../platform/database';
import { seesTeam } from '../access';
import type { NamesRow } from '../auth';

export interface FoundTeamRow {
  id: number;
  name: string;
  sport: string;
}

export interface FoundPersonRow extends NamesRow {
  id: number;
  avatar: string | null;
  team_id: number;
  team: string;
}

/** $1 is the user, $2 a like-pattern, $3 the limit. */
const seen = `select t.id from teams t where ${seesTeam('$1')}`;

const teams = statement(
  'search_teams',
  `select t.id, t.name, t.sport from teams t
    where ${seesTeam('$1')} and (t.name ilike $2 or t.sport ilike $2)
    order by t.name ilike $2 desc, t.name, t.id limit $3`,
);
const people = statement(
  'search_people',
  `select * from (
     select distinct on (a.id) a.id, a.username, a.first_name, a.last_name, a.display_name, a.avatar,
            t.id as team_id, t.name as team
       from team_members m join users a on a.id = m.user_id join teams t on t.id = m.team_id
      where t.id in (${seen}) and a.is_active
        and (a.username ilike $2 or concat_ws(' ', a.first_name, a.last_name) ilike $2 or a.display_name ilike $2)
      order by a.id, t.name) found
    order by username limit $3`,
);

@Injectable()
export class SearchRepository {
  constructor(private readonly database: Database) {}

  teams(userId: number, words: string, limit: number): Promise<FoundTeamRow[]> {
    return this.database.read<FoundTeamRow>(teams, [userId, containsPattern(words), limit]);
  }

  people(userId: number, words: string, limit: number): Promise<FoundPersonRow[]> {
    return this.database.read<FoundPersonRow>(people, [userId, containsPattern(words), limit]);
  }
}
