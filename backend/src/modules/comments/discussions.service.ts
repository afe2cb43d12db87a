import {
  canReadComments,
  limits,
  type CommentAnchors,
  type ContentComment,
  type ContentKind,
  type ContentReplies,
  type ContentThread,
  type ContentThreads,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { readCursor, Refusal, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { Access, titlesForPlayers } from '../access';
import type { SessionKey } from '../auth';
import { kindsInDatabase, type ContentRef } from '../lifecycle';
import { toThreads } from './comment-thread';
import type { DiscussionDto } from './comment.dto';
import { presentComment } from './comment.presenter';
import {
  DiscussionRepository,
  type AnchorsRow,
  type CommentsRow,
  type ThreadsRow,
} from './discussion.repository';
import { presentQuote, type QuoteRow } from './quoted-mentions';

/** The comments of a page or play, or a part of them; undefined when it does not exist. */
export type FoundDiscussion = CommentsRow | ThreadsRow | AnchorsRow | undefined;

/** Reads discussions: all comments of a page or play, as specified, or one batch at a time, as the app loads them. */
@Injectable()
export class Discussions {
  constructor(
    private readonly access: Access,
    private readonly repository: DiscussionRepository,
  ) {}

  /** Reads the comments together with the session. Reads one row more than it returns, to know whether more follow. */
  find(key: SessionKey, subject: ContentRef, query: DiscussionDto) {
    const { view, state, order = 'newest', cursor, comment, thread = 0 } = query;
    const place = cursor ? readCursor(cursor) : null;
    const isResolved = state === 'resolved';
    if (!view) return this.repository.findComments(key, subject);
    if (view === 'anchors') return this.repository.findAnchors(key, subject, isResolved);
    if (view === 'replies') {
      return this.repository.findReplies(key, subject, { thread, place, limit: limits.rowsPerCall + 1 });
    }
    if (comment !== undefined) return this.repository.findThreadOf(key, subject, comment);
    const limit = limits.threadsPerCall + 1;
    return this.repository.findThreads(key, subject, { isResolved, order, place, limit });
  }

  present(
    actor: CurrentUser,
    found: FoundDiscussion,
    { kind, query }: { kind: ContentKind; query: DiscussionDto },
  ): ContentComment[] | CommentAnchors | ContentThreads | ContentReplies {
    const { notFound } = kindsInDatabase[kind];
    const { row: whole } = this.access.authorize(actor, found, {
      policy: canReadComments,
      subject: undefined,
      notFound,
    });
    const row = actor.viewsAsPlayer ? asForPlayers(whole) : whole;
    if ('anchors' in row) return presentAnchors(row);
    if ('threads' in row) return presentThreads(row, query);
    if (query.view === 'replies') return presentReplies(row, query);
    return toThreads(row.comments.map((comment) => presentComment(comment, row)));
  }
}

function asForPlayers<Row extends CommentsRow | ThreadsRow | AnchorsRow>(row: Row): Row {
  const hideTitles = <Quote extends QuoteRow>(rows: readonly Quote[]) =>
    rows.map((each) => ({ ...each, quoted_titles: titlesForPlayers(each.quoted_titles, row.team_id) }));
  if ('anchors' in row) return { ...row, anchors: hideTitles(row.anchors) };
  if ('threads' in row) return { ...row, threads: hideTitles(row.threads) };
  return { ...row, comments: hideTitles(row.comments) };
}

function presentAnchors({ anchors, active, resolved }: AnchorsRow): CommentAnchors {
  const shown = anchors.map((row) => ({
    id: row.id,
    isResolved: row.is_resolved,
    ...presentQuote(row),
    ...(row.board_position && { boardPosition: row.board_position }),
  }));
  return { anchors: shown, active, resolved };
}

/** The rows are sorted oldest first in either order. */
function presentThreads(row: ThreadsRow, { order = 'newest' }: DiscussionDto): ContentThreads {
  const counts = new Map(row.threads.map((comment) => [comment.id, comment.reply_count]));
  const threads = toThreads(row.threads.map((comment) => presentComment(comment, row))).map(
    (thread): ContentThread => ({ ...thread, replyCount: counts.get(thread.id) ?? 0 }),
  );
  const ordered = order === 'newest' ? threads.toReversed() : threads;
  const { shown, nextCursor } = toPart(ordered, limits.threadsPerCall, cursorOf);
  return { threads: shown, nextCursor };
}

function presentReplies(row: CommentsRow, { thread }: DiscussionDto): ContentReplies {
  if (thread === undefined) {
    const message = 'thread must be the id of a comment';
    throw new Refusal('validation_failed', { fields: [{ field: 'thread', message }] });
  }
  const replies = row.comments.map((comment) => presentComment(comment, row));
  const { shown, nextCursor } = toPart(replies, limits.rowsPerCall, cursorOf);
  return { replies: shown, nextCursor };
}

const cursorOf = ({ createdAt, id }: ContentComment) => writeCursor({ at: new Date(createdAt), id });
