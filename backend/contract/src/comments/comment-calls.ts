import { del, get, patch, post, put } from '../call';
import type { Comment, NewComment } from './comment';
import type {
  CommentAnchors,
  CommentAnchorsQuery,
  CommentReplies,
  CommentRepliesQuery,
  CommentThreads,
  CommentThreadsQuery,
} from './discussion';

export const commentCalls = {
  /** Threads, oldest first, replies nested. */
  list: get('/api/pages/:pageId/comments').response<Comment[]>(),
  /** `view=anchors` of the same path: the quotes and positions of all threads of a page, and the number of threads. */
  anchors: get('/api/pages/:pageId/comments').query<CommentAnchorsQuery>().response<CommentAnchors>(),
  /** `view=threads` of the same path: 50 threads per page, or the thread that contains a comment. */
  threads: get('/api/pages/:pageId/comments').query<CommentThreadsQuery>().response<CommentThreads>(),
  /** `view=replies` of the same path: the replies of one thread, oldest first, 100 per page. */
  replies: get('/api/pages/:pageId/comments').query<CommentRepliesQuery>().response<CommentReplies>(),
  create: post('/api/pages/:pageId/comments')
    .body<NewComment>()
    .response<Comment>()
    .withErrors('comment_not_found', 'thread_too_deep'),
  edit: put('/api/comments/:commentId').body<{ content: string }>().response<Comment>(),
  remove: del('/api/comments/:commentId'),
  resolve: patch('/api/comments/:commentId/resolve').body<{ isResolved: boolean }>().response<Comment>(),
  /** Adds the caller's reaction (`agree`, `done` or `not-clear`) to a comment. Idempotent. */
  addReaction: put('/api/comments/:commentId/reactions/:reaction').withStatus(204),
  /** Removes the caller's reaction. Idempotent. */
  removeReaction: del('/api/comments/:commentId/reactions/:reaction'),
};
