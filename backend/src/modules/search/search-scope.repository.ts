import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { editsTeam, seesTeam } from '../access';
import type { SearchedKind } from './searched-tables';

/**
 * The scope of a user's search: the teams that the user sees, those whose drafts the user sees, and the numbers of their pages and
 * plays, up to a maximum.
 */
export interface SearchScope {
  teams: number[];
  edited: number[];
  counts: Record<SearchedKind, number>;
  /** Texts that an earlier build indexed are not folded again yet. */
  is_partly_folded: boolean;
}

const countOf = (table: string) => `(
  select count(*)::integer from (
    select 1 from ${table} p where p.team_id = any(teams) and p.deleted_at is null limit $2) counted)`;
const scope = statement(
  'search_scope',
  `with seen as materialized (
     select coalesce(array_agg(t.id), '{}') as teams,
            coalesce(array_agg(t.id) filter (where ${editsTeam('$1')}), '{}') as edited
       from teams t where ${seesTeam('$1')} and ($3::integer is null or t.id = $3))
   select teams, edited, json_build_object('page', ${countOf('pages')}, 'play', ${countOf('plays')}) as counts,
          exists (select from pages where folded_version is null)
            or exists (select from plays where folded_version is null) as is_partly_folded
     from seen`,
);

@Injectable()
export class SearchScopeRepository {
  constructor(private readonly database: Database) {}

  /** The scope of the user in all teams, or in one. */
  async find(
    userId: number,
    { countedTo, teamId }: { countedTo: number; teamId?: number },
  ): Promise<SearchScope> {
    const [row] = await this.database.read<SearchScope>(scope, [userId, countedTo, teamId ?? null]);
    return row ?? { teams: [], edited: [], counts: { page: 0, play: 0 }, is_partly_folded: false };
  }
}
