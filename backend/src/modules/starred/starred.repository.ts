import type { StarredKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { editsTeam, seesTeam } from '../access';
import { stillVersionColumn } from '../lifecycle';

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
  is_draft: boolean;
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

/** Stars of user $1 in the teams that they see. */
const stars = `(
  select 'page' as kind, p.id, 2 * p.id as place, p.team_id, p.title, p.tags, null as formation, null as diagram_url,
      null as still_version,
      s.starred_at, p.updated_at, p.published_at is null as is_draft
    from page_stars s join pages p on p.id = s.page_id where s.user_id = $1 and p.deleted_at is null
  union all
  select 'play', y.id, 2 * y.id + 1, y.team_id, y.name, y.tags, y.formation, y.diagram_url, ${stillVersionColumn('y')}, s.starred_at, y.updated_at, y.published_at is null
    from play_stars s join plays y on y.id = s.play_id where s.user_id = $1 and y.deleted_at is null
) starred join teams t on t.id = starred.team_id and ${seesTeam('$1')}
  and (not starred.is_draft or ${editsTeam('$1')})`;

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
