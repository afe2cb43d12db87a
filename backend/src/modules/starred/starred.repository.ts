import type { ReadState, StarredKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { seesSubject, seesTeam, standingJoin } from '../access';
import { fullNameSql } from '../auth';
import { readStateColumn, stillVersionColumn, viewJoin } from '../lifecycle';

export interface StarredRow {
  kind: StarredKind;
  id: number;
  /** Unique among pages and plays, for the cursor: twice the id, and one more for plays. */
  place: number;
  team_id: number;
  title: string;
  tags: string[];
  formation: string | null;
  diagram_url: string | null;
  still_version: number | null;
  starred_at: Date;
  updated_at: Date;
  /** Name of the user who saved it last; null for a deleted account. */
  editor: string | null;
  is_draft: boolean;
  read_state: ReadState | null;
}

export interface StarCountRow {
  team_id: number;
  pages: number;
  plays: number;
}

export interface StarredPart {
  kind: StarredKind | null;
  teamId: number | null;
  place: ListCursor | null;
  limit: number;
}

/** Stars of user $1 on pages or plays of teams that they see. */
const starsOf = (kind: StarredKind, own: string) => {
  const readState = { kind, of: 'c', reader: '$1' };
  return `select '${kind}' as kind, c.id, c.team_id, c.tags, ${own}, s.starred_at, c.updated_at, ${fullNameSql('e')} as editor,
      c.published_at is null as is_draft, ${readStateColumn(readState)} as read_state
    from ${kind}_stars s join ${kind}s c on c.id = s.${kind}_id
    join teams t on t.id = c.team_id ${standingJoin()} left join users e on e.id = c.updated_by ${viewJoin(readState)}
   where s.user_id = $1 and c.deleted_at is null and ${seesTeam('$1')} and ${seesSubject('c', '$1')}`;
};
const stars = `(
  ${starsOf('page', `2 * c.id as place, c.title, null as formation, null as diagram_url, null as still_version`)}
  union all
  ${starsOf('play', `2 * c.id + 1, c.name, c.formation, c.diagram_url, ${stillVersionColumn('c')}`)}
) starred`;

const findPart = statement(
  'starred_find_part',
  `select starred.* from ${stars}
    where ($2::text is null or starred.kind = $2) and ($3::integer is null or starred.team_id = $3)
      and ($4::timestamptz is null or (starred.starred_at, starred.place) < ($4, $5::integer))
    order by starred.starred_at desc, starred.place desc limit $6`,
);
const count = statement(
  'starred_count',
  `select starred.team_id, (count(*) filter (where starred.kind = 'page'))::integer as pages,
      (count(*) filter (where starred.kind = 'play'))::integer as plays
    from ${stars} group by starred.team_id order by starred.team_id`,
);

@Injectable()
export class StarredRepository {
  constructor(private readonly database: Database) {}

  findPart(userId: number, { kind, teamId, place, limit }: StarredPart): Promise<StarredRow[]> {
    return this.database.read<StarredRow>(findPart, [
      userId,
      kind,
      teamId,
      place?.at ?? null,
      place?.id ?? null,
      limit,
    ]);
  }

  count(userId: number): Promise<StarCountRow[]> {
    return this.database.read<StarCountRow>(count, [userId]);
  }
}
