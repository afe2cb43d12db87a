import type { Comment, ContentComment, FoundBoardPosition, PlayComment } from './comment';

export const threadStates = ['active', 'resolved'] as const;
export type ThreadState = (typeof threadStates)[number];
export const threadOrders = ['newest', 'oldest'] as const;
/** Order of threads by the time of their first comment. */
export type ThreadOrder = (typeof threadOrders)[number];

/** The quote of a thread and its position in the page or play. */
export interface CommentAnchor extends Pick<
  ContentComment,
  'id' | 'isResolved' | 'selectedText' | 'textPosition'
> {
  /** Given instead of `textPosition` where a thread is about the board of a play. */
  boardPosition?: FoundBoardPosition;
}

export interface CommentAnchorsQuery {
  view: 'anchors';
  /** Default `active`. */
  state?: ThreadState;
}

export interface CommentAnchors {
  /** Anchors of all threads in this state that have a quote. */
  anchors: CommentAnchor[];
  /** Number of active threads of the page or play. */
  active: number;
  resolved: number;
}

export interface CommentThreadsQuery {
  view: 'threads';
  /** Default `active`. */
  state?: ThreadState;
  /** Default `newest`. */
  order?: ThreadOrder;
  cursor?: string;
  /** Returns only the thread that contains this comment, in either state. */
  comment?: number;
}

/**
 * A thread with up to `limits.expandedReplies` replies; longer threads include only the ancestors of the requested comment.
 */
export interface ContentThread extends ContentComment {
  /** Counts replies at all depths. */
  replyCount: number;
}

/** A thread of a page. */
export interface CommentThread extends Comment {
  replyCount: number;
}

export interface PlayThread extends PlayComment {
  replyCount: number;
}

export interface ContentThreads {
  threads: ContentThread[];
  /** Pass as `cursor` for the next page; null on the last page. */
  nextCursor: string | null;
}

/** Threads of a page. */
export interface CommentThreads extends ContentThreads {
  threads: CommentThread[];
}

export interface PlayThreads extends ContentThreads {
  threads: PlayThread[];
}

export interface CommentRepliesQuery {
  view: 'replies';
  /** Id of the thread's first comment. */
  thread: number;
  cursor?: string;
}

export interface ContentReplies {
  /** A flat list in which parents precede their replies. */
  replies: ContentComment[];
  nextCursor: string | null;
}

/** Replies of a thread of a page. */
export interface CommentReplies extends ContentReplies {
  replies: Comment[];
}

export interface PlayReplies extends ContentReplies {
  replies: PlayComment[];
}
