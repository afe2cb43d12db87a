import type { Comment } from './comment';

export const threadStates = ['active', 'resolved'] as const;
export type ThreadState = (typeof threadStates)[number];
export const threadOrders = ['newest', 'oldest'] as const;
/** Which thread comes first: the last that was begun, or the first. */
export type ThreadOrder = (typeof threadOrders)[number];

/** The quote of a thread and its position in the page. */
export type CommentAnchor = Pick<Comment, 'id' | 'isResolved' | 'selectedText' | 'textPosition'>;

export interface CommentAnchorsQuery {
  view: 'anchors';
  /** `active` when not given. */
  state?: ThreadState;
}

export interface CommentAnchors {
  /** Of every thread in this state that has a quote. */
  anchors: CommentAnchor[];
  /** Threads of the page. */
  active: number;
  resolved: number;
}

export interface CommentThreadsQuery {
  view: 'threads';
  /** `active` when not given. */
  state?: ThreadState;
  /** `newest` when not given. */
  order?: ThreadOrder;
  cursor?: string;
  /** Returns only the thread that holds this comment, in whichever state. */
  comment?: number;
}

/**
 * A thread. Up to `limits.expandedReplies` replies come with it; of more only those that lead to the comment that was asked for.
 */
export interface CommentThread extends Comment {
  /** At every depth. */
  replyCount: number;
}

export interface CommentThreads {
  threads: CommentThread[];
  /** Give it back as `cursor` for the next ones; null at the end. */
  nextCursor: string | null;
}

export interface CommentRepliesQuery {
  view: 'replies';
  /** The comment that began the thread. */
  thread: number;
  cursor?: string;
}

export interface CommentReplies {
  /** Not nested; none comes before the comment that it answers. */
  replies: Comment[];
  nextCursor: string | null;
}
