import {
  canReadComments,
  limits,
  type Comment,
  type CommentAnchors,
  type CommentReplies,
  type CommentThread,
  type CommentThreads,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { readCursor, Refusal, toPart, writeCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import type { SessionKey } from '../auth';
import { toThreads } from './comment-thread';
import type { DiscussionDto } from './comment.dto';
import { presentComment } from './comment.presenter';
import {
  DiscussionRepository,
  type AnchorsRow,
  type CommentsRow,
  type ThreadsRow,
} from './discussion.repository';

const rule = { policy: canReadComments, subject: undefined, notFound: 'page_not_found' } as const;

/** The comments of a page or a part of them; undefined when the page does not exist. */
export type FoundDiscussion = CommentsRow | ThreadsRow | AnchorsRow | undefined;

/** Reads discussions: all comments of a page, as specified, or one batch at a time, as the app loads them. */
@Injectable()
export class Discussions {
  constructor(
    private readonly access: Access,
    private readonly repository: DiscussionRepository,
  ) {}

  /** Reads the comments together with the session. Reads one row more than it returns, to know whether more follow. */
  find(key: SessionKey, pageId: number, query: DiscussionDto) {
    const { view, state, order = 'newest', cursor, comment, thread = 0 } = query;
    const place = cursor ? readCursor(cursor) : null;
    const isResolved = state === 'resolved';
    if (!view) return this.repository.findComments(key, pageId);
    if (view === 'anchors') return this.repository.findAnchors(key, pageId, isResolved);
    if (view === 'replies') {
      return this.repository.findReplies(key, pageId, { thread, place, limit: limits.rowsPerCall + 1 });
    }
    if (comment !== undefined) return this.repository.findThreadOf(key, pageId, comment);
    const limit = limits.threadsPerCall + 1;
    return this.repository.findThreads(key, pageId, { isResolved, order, place, limit });
  }

  present(
    actor: CurrentUser,
    found: FoundDiscussion,
    query: DiscussionDto,
  ): Comment[] | CommentAnchors | CommentThreads | CommentReplies {
    const { row } = this.access.authorize(actor, found, rule);
    if ('anchors' in row) return presentAnchors(row);
    if ('threads' in row) return presentThreads(row, query);
    if (query.view === 'replies') return presentReplies(row, query);
    return toThreads(row.comments.map((comment) => presentComment(comment, row)));
  }
}

function presentAnchors({ anchors, active, resolved }: AnchorsRow): CommentAnchors {
  const shown = anchors.map((row) => ({
    id: row.id,
    isResolved: row.is_resolved,
    selectedText: row.selected_text,
    textPosition: row.text_position,
  }));
  return { anchors: shown, active, resolved };
}

/** The rows are sorted oldest first in either order. */
function presentThreads(row: ThreadsRow, { order = 'newest' }: DiscussionDto): CommentThreads {
  const counts = new Map(row.threads.map((comment) => [comment.id, comment.reply_count]));
  const threads = toThreads(row.threads.map((comment) => presentComment(comment, row))).map(
    (thread): CommentThread => ({ ...thread, replyCount: counts.get(thread.id) ?? 0 }),
  );
  const ordered = order === 'newest' ? threads.toReversed() : threads;
  const { shown, nextCursor } = toPart(ordered, limits.threadsPerCall, cursorOf);
  return { threads: shown, nextCursor };
}

function presentReplies(row: CommentsRow, { thread }: DiscussionDto): CommentReplies {
  if (thread === undefined) {
    const message = 'thread must be the id of a comment';
    throw new Refusal('validation_failed', { fields: [{ field: 'thread', message }] });
  }
  const replies = row.comments.map((comment) => presentComment(comment, row));
  const { shown, nextCursor } = toPart(replies, limits.rowsPerCall, cursorOf);
  return { replies: shown, nextCursor };
}

const cursorOf = ({ createdAt, id }: Comment) => writeCursor({ at: new Date(createdAt), id });
