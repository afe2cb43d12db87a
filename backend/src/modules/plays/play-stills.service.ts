import { calls, canReadPlays } from '@touchline/contract';
import { stillSvg, type Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Database, statement } from '../../platform/database';
import { hasETag, Refusal, type CurrentUser } from '../../platform/http';
import { Access, draftColumn, standingColumns, standingJoin, type StandingRow } from '../access';

interface StillRow extends StandingRow {
  version: number;
  board: Board | null;
}

export interface StillResponse {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Undefined when the client's cached copy is valid. */
  content?: string;
}

const find = statement(
  'play_still',
  `select y.version, y.board, ${draftColumn('y')}, ${standingColumns()}
     from whole_plays y join teams t on t.id = y.team_id ${standingJoin()} where y.id = $2 and y.deleted_at is null`,
);

const MONTH_SECONDS = 30 * 86_400;

/** Allows the colours in the picture and nothing else, should it be opened as a document. */
const fixedHeaders = {
  'content-type': `${calls.plays.still.mediaType}; charset=utf-8`,
  vary: 'Cookie',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

/** Pictures of the boards of plays, for cards and rows. */
@Injectable()
export class PlayStills {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
  ) {}

  /** Draws the current board, whatever version is asked for. Only the current one is cached without being validated again. */
  async open(
    actor: CurrentUser,
    playId: number,
    { version, ifNoneMatch }: { version?: number; ifNoneMatch?: string },
  ): Promise<StillResponse> {
    const [found] = await this.database.read<StillRow>(find, [actor.userId, playId]);
    const rule = { policy: canReadPlays, subject: undefined, notFound: 'play_not_found' } as const;
    const { row } = this.access.authorize(actor, found, rule);
    if (!row.board) throw new Refusal('play_not_found');
    const etag = `"still-${playId}-${row.version}"`;
    const lifetime = version === row.version ? `max-age=${MONTH_SECONDS}, immutable` : 'no-cache';
    const headers = { ...fixedHeaders, etag, 'cache-control': `private, ${lifetime}` };
    if (hasETag(ifNoneMatch, etag)) return { status: 304, headers };
    return { status: 200, headers, content: stillSvg(row.board) };
  }
}
