import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { editsTeam, seesTeam } from '../access';
import type { SearchedKind } from './searched-tables';

/**
 * The scope of a user's search: the teams that the user sees, those whose drafts the user sees, and the numbers of their pages,
 * plays and comments, up to a maximum.
 */
export interface SearchScope {
  teams: number[];
  edited: number[];
  counts: Record<SearchedKind | 'comment', number>;
  /** Texts that an earlier build indexed are not folded again yet. */
  is_partly_folded: boolean;
}

const countOf = (table: string, most: string) => `(
  select count(*)::integer from (
    select 1 from ${table} p where p.team_id = any(teams) and p.deleted_at is null limit ${most}) counted)`;
const scope = statement(
  'search_scope',
  `with seen as materialized (
     select coalesce(array_agg(t.id), '{}') as teams,
            coalesce(array_agg(t.id) filter (where ${editsTeam('$1')}), '{}') as edited
       from teams t where ${seesTeam('$1')} and ($3::integer is null or t.id = $3))
   select teams, edited, json_build_object('page', ${countOf('pages', '$2')}, 'play', ${countOf('plays', '$2')},
           'comment', ${countOf('comments', '$4')}) as counts,
          exists (select from pages where folded_version is null)
            or exists (select from plays where folded_version is null) as is_partly_folded
     from seen`,
);

@Injectable()
export class SearchScopeRepository {
  constructor(private readonly database: Database) {}

  /** The scope of the user in all teams, or in one. `content` and `comments` are the numbers up to which is counted. */
  async find(
    userId: number,
    { content, comments, teamId }: { content: number; comments: number; teamId?: number },
  ): Promise<SearchScope> {
    const [row] = await this.database.read<SearchScope>(scope, [userId, content, teamId ?? null, comments]);
    return (
      row ?? { teams: [], edited: [], counts: { page: 0, play: 0, comment: 0 }, is_partly_folded: false }
    );
  }
}
