import { canReadPages, canReadPlays, limits, type ContentKind, type MentionedIn } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { readCursor, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import type { SessionKey } from '../auth';
import { kindsInDatabase, type ContentRef } from './content-kinds';
import type { MentionedInDto } from './lifecycle.dto';
import { MentionedInRepository, type MentionedInRow, type MentioningRow } from './mentioned-in.repository';

/** Undefined when the mentioned page or play does not exist. */
export type FoundMentionedIn = MentionedInRow | undefined;

const policies = { page: canReadPages, play: canReadPlays };

/** Lists the pages and plays that mention a page or play. */
@Injectable()
export class MentionedInLists {
  constructor(
    private readonly access: Access,
    private readonly repository: MentionedInRepository,
  ) {}

  find(key: SessionKey, content: ContentRef, { cursor, asPlayer }: MentionedInDto & { asPlayer: boolean }) {
    const place = cursor ? readCursor(cursor) : null;
    return this.repository.find(key, content, { place, limit: limits.mentioningPerCall + 1, asPlayer });
  }

  present(actor: CurrentUser, found: FoundMentionedIn, kind: ContentKind): MentionedIn {
    const { notFound } = kindsInDatabase[kind];
    const rule = { policy: policies[kind], subject: undefined, notFound };
    const { row } = this.access.authorize(actor, found, rule);
    const { shown, nextCursor } = toPart(row.mentioning, limits.mentioningPerCall, cursorOf);
    return { items: shown.map((item) => presentMentioning(item, row.team_id)), nextCursor };
  }
}

const cursorOf = ({ updated_at: at, place }: MentioningRow) => writeCursor({ at: new Date(at), id: place });

const presentMentioning = (
  { kind, id, title, is_draft: isDraft, team_id: teamId, team }: MentioningRow,
  ownTeamId: number,
) => ({ kind, id, title, isDraft, team: teamId === ownTeamId ? null : { id: teamId, name: team } });
