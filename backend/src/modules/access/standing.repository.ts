import type { ContentKind, TeamRole } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, pipelinedStatement, statement, type Statement } from '../../platform/database';

/** A user's membership of a team, as every hot read selects it. */
export interface StandingRow {
  team_id: number;
  team_role: TeamRole | null;
  is_team_admin: boolean;
  /** The subject is a draft: to all but editors of the team it does not exist. */
  is_draft?: boolean;
}

/** A comment of a page or of a play. */
export interface CommentRef {
  of: ContentKind;
  id: number;
}

interface CommentStandingRow extends StandingRow {
  author_id: number | null;
  parent_id: number | null;
}

/** Joins the user's membership of teams `t`, for statements that read a subject and the user's standing at once. */
export const standingJoin = (userId = '$1') =>
  `left join team_members m on m.team_id = t.id and m.user_id = ${userId}`;
export const standingColumns = (userId = '$1') =>
  `t.id as team_id, m.role as team_role, coalesce(t.team_admin_id = ${userId}, false) as is_team_admin`;
/** A condition that is true when a user sees team `t`, for jobs and mails that act for users outside their requests. */
export const seesTeam = (reader: string) =>
  `(t.team_admin_id = ${reader}
    or exists (select 1 from team_members r where r.team_id = t.id and r.user_id = ${reader})
    or exists (select 1 from users a where a.id = ${reader} and a.role = 'super_admin'))`;
/** A condition that is true when a user edits team `t`: the policy `isEditor` in SQL. */
export const editsTeam = (user: string) =>
  `exists (
    select 1 from users e left join team_members em on em.team_id = t.id and em.user_id = e.id
     where e.id = ${user}
       and (e.role = 'super_admin' or t.team_admin_id = e.id or em.role in ('coach', 'admin')
            or (em.role is not null and e.role in ('coach', 'admin'))))`;
/** A column of statements that select a subject, such as page `p` or play `y`, with the standing of the user. */
export const draftColumn = (subject: string) => `${subject}.published_at is null as is_draft`;
/** A condition that is true when a user who sees team `t` also sees its page or play `subject`. */
export const seesSubject = (subject: string, reader: string) =>
  `(${subject}.published_at is not null or ${editsTeam(reader)})`;
/** A condition that is true when a published page or play of the team shows the file: others are for editors only. */
export const isShownToAll = (fileId: string, teamId: string) =>
  `(exists (
      select 1 from pages fp
       where fp.file_ids @> array[${fileId}] and fp.team_id = ${teamId} and fp.published_at is not null and fp.deleted_at is null)
    or exists (
      select 1 from whole_plays fy
       where fy.team_id = ${teamId} and fy.published_at is not null and fy.deleted_at is null and strpos(concat(fy.content, ' ', fy.diagram_url), '/api/media/' || ${fileId} || '/') > 0))`;

const inTeam = pipelinedStatement(
  'standing_in_team',
  `select ${standingColumns()} from teams t ${standingJoin()} where t.id = $2`,
);
const onPage = pipelinedStatement(
  'standing_on_page',
  `select ${standingColumns()}, ${draftColumn('p')}
     from pages p join teams t on t.id = p.team_id ${standingJoin()}
    where p.id = $2 and p.deleted_at is null`,
);
const onPlay = statement(
  'standing_on_play',
  `select ${standingColumns()}, ${draftColumn('y')}
     from plays y join teams t on t.id = y.team_id ${standingJoin()}
    where y.id = $2 and y.deleted_at is null`,
);
const onCommentOf = (kind: ContentKind) =>
  pipelinedStatement(
    `standing_on_comment_of_${kind}`,
    `select ${standingColumns()}, ${draftColumn('p')}, c.user_id as author_id, c.parent_id
       from comments c join ${kind}s p on p.id = c.${kind}_id and p.deleted_at is null
       join teams t on t.id = c.team_id ${standingJoin()}
      where c.id = $2 and c.deleted_at is null`,
  );
const onComment = { page: onCommentOf('page'), play: onCommentOf('play') };

@Injectable()
export class StandingRepository {
  constructor(private readonly database: Database) {}

  inTeam(userId: number, teamId: number): Promise<StandingRow | undefined> {
    return this.first(inTeam, [userId, teamId]);
  }

  onPage(userId: number, pageId: number): Promise<StandingRow | undefined> {
    return this.first(onPage, [userId, pageId]);
  }

  onPlay(userId: number, playId: number): Promise<StandingRow | undefined> {
    return this.first(onPlay, [userId, playId]);
  }

  onComment(userId: number, { of, id }: CommentRef) {
    return this.first<CommentStandingRow>(onComment[of], [userId, id]);
  }

  private async first<Row = StandingRow>(text: Statement, values: number[]): Promise<Row | undefined> {
    const [row] = await this.database.read<Row>(text, values);
    return row;
  }
}
