import { limits, type StarredItem, type StarredList, type StarredQuery } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { readCursor, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { presentContentItem, stillUrlOf } from '../lifecycle';
import { StarredRepository, type StarredRow } from './starred.repository';

/** The pages and plays that a user starred. */
@Injectable()
export class Starred {
  constructor(private readonly repository: StarredRepository) {}

  async list({ userId }: CurrentUser, { kind, team, cursor }: StarredQuery): Promise<StarredList> {
    const part = {
      kind: kind ?? null,
      teamId: team ?? null,
      place: cursor ? readCursor(cursor) : null,
      limit: limits.rowsPerCall + 1,
    };
    const [rows, counts] = await Promise.all([
      this.repository.findPart(userId, part),
      this.repository.count(userId),
    ]);
    const { shown, nextCursor } = toPart(rows, limits.rowsPerCall, ({ starred_at, place }) =>
      writeCursor({ at: starred_at, id: place }),
    );
    return {
      items: shown.map(presentStarred),
      counts: counts.map(({ team_id: teamId, pages, plays }) => ({ teamId, pages, plays })),
      nextCursor,
    };
  }
}

const presentStarred = (row: StarredRow): StarredItem => ({
  ...presentContentItem(row),
  stillUrl: stillUrlOf(row),
  starredAt: row.starred_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.editor === null ? null : { displayName: row.editor },
  readState: row.read_state,
});
