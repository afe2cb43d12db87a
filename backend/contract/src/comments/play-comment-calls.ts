import { del, get, patch, post, put } from '../call';
import type { NewPlayComment, PlayComment } from './comment';
import type {
  CommentAnchors,
  CommentAnchorsQuery,
  CommentRepliesQuery,
  CommentThreadsQuery,
  PlayReplies,
  PlayThreads,
} from './discussion';

/** The calls of comments, for plays: by the same names as `commentCalls`, with the same rules. */
export const playCommentCalls = {
  /** Threads, oldest first, replies nested. */
  list: get('/api/plays/:playId/comments').response<PlayComment[]>(),
  /** `view=anchors` of the same path: the quotes and positions of all threads of a play, and the number of threads. */
  anchors: get('/api/plays/:playId/comments').query<CommentAnchorsQuery>().response<CommentAnchors>(),
  /** `view=threads` of the same path: 50 threads per page, or the thread that contains a comment. */
  threads: get('/api/plays/:playId/comments').query<CommentThreadsQuery>().response<PlayThreads>(),
  /** `view=replies` of the same path: the replies of one thread, oldest first, 100 per page. */
  replies: get('/api/plays/:playId/comments').query<CommentRepliesQuery>().response<PlayReplies>(),
  create: post('/api/plays/:playId/comments')
    .body<NewPlayComment>()
    .response<PlayComment>()
    .withErrors('comment_not_found', 'thread_too_deep'),
  edit: put('/api/play-comments/:commentId').body<{ content: string }>().response<PlayComment>(),
  remove: del('/api/play-comments/:commentId'),
  resolve: patch('/api/play-comments/:commentId/resolve')
    .body<{ isResolved: boolean }>()
    .response<PlayComment>(),
  /** Adds the caller's reaction (`agree`, `done` or `not-clear`) to a comment. Idempotent. */
  addReaction: put('/api/play-comments/:commentId/reactions/:reaction').withStatus(204),
  /** Removes the caller's reaction. Idempotent. */
  removeReaction: del('/api/play-comments/:commentId/reactions/:reaction'),
};
