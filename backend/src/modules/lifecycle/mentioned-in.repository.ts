import { contentKinds, type ContentKind } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import {
  Database,
  listsOf,
  pipelinedStatement,
  rowsOf,
  type Columns,
  type ColumnLists,
} from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import {
  draftColumn,
  seesSubject,
  seesTeam,
  standingColumns,
  standingJoin,
  type StandingRow,
} from '../access';
import {
  liveSession,
  sessionUserId,
  splitJoined,
  type JoinedRow,
  type JoinedWithSession,
  type SessionKey,
} from '../auth';
import { kindsInDatabase, type ContentRef } from './content-kinds';

/** A page or play that mentions another one. */
export interface MentioningRow {
  kind: ContentKind;
  id: number;
  /** Unique among pages and plays, for the cursor: twice the id, and one more for plays. */
  place: number;
  title: string;
  is_draft: boolean;
  team_id: number;
  team: string;
  updated_at: string;
}

/** The user's standing on the mentioned page or play, with those that mention it. */
export interface MentionedInRow extends StandingRow {
  mentioning: MentioningRow[];
}

interface MentionedInPart {
  place: ListCursor | null;
  limit: number;
  /** Reads what a player of the team sees, who is in no other team. */
  asPlayer: boolean;
}

type EncodedRow = JoinedRow<StandingRow & { mentioning: ColumnLists<MentioningRow> }>;

const columns: Columns<MentioningRow> = {
  kind: 'm.kind',
  id: 'm.id',
  place: 'm.place',
  title: 'm.title',
  is_draft: 'm.is_draft',
  team_id: 'm.team_id',
  team: 'm.team',
  updated_at: 'm.updated_at',
};

/** Selects those of one kind that mention `here`. The index holds only rows with mentions. */
const mentioningOf = (kind: ContentKind, of: ContentKind) => {
  const { table, title } = kindsInDatabase[kind];
  const isPlay = kind === 'play';
  return `select '${kind}' as kind, i.id, 2 * i.id + ${Number(isPlay)} as place, i.${title} as title, ${draftColumn('i')},
        i.team_id, t.name as team, i.updated_at
      from ${table} i join teams t on t.id = i.team_id
     where i.mentions <> '{}' and i.mentions @> array['${of}:' || here.id] and i.deleted_at is null
       ${kind === of ? 'and i.id <> here.id' : ''}
       and case when $7 then i.team_id = here.team_id and i.published_at is not null
                else ${seesTeam(sessionUserId)} and ${seesSubject('i', sessionUserId)} end`;
};

const mentionedIn = (of: ContentKind) =>
  pipelinedStatement(
    `${of}_mentioned_in`,
    `select live_session.*, ${draftColumn('here')}, ${standingColumns(sessionUserId)},
       ${listsOf(
         columns,
         `from (${contentKinds.map((kind) => mentioningOf(kind, of)).join(' union all ')}) m
           where $4::timestamptz is null or (m.updated_at, m.place) < ($4, $5::integer)
           order by m.updated_at desc, m.place desc limit $6`,
       )} as mentioning
       from ${liveSession}
       left join (${kindsInDatabase[of].table} here join teams t on t.id = here.team_id) on here.id = $3 and here.deleted_at is null
       ${standingJoin(sessionUserId)}`,
  );
const statements = { page: mentionedIn('page'), play: mentionedIn('play') };

/** Reads the pages and plays that mention a page or play, together with the session. */
@Injectable()
export class MentionedInRepository {
  constructor(private readonly database: Database) {}

  async find(
    { tokenHash, now }: SessionKey,
    { kind, id }: ContentRef,
    { place, limit, asPlayer }: MentionedInPart,
  ): Promise<JoinedWithSession<MentionedInRow> | undefined> {
    const values = [tokenHash, now, id, place?.at ?? null, place?.id ?? null, limit, asPlayer];
    const [row] = await this.database.read<EncodedRow>(statements[kind], values);
    return splitJoined(row, ({ mentioning, ...rest }) => ({
      ...rest,
      mentioning: rowsOf(mentioning, ['updated_at']),
    }));
  }
}
