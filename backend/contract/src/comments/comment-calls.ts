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
  list: get('/api/pages/:pageId/comments').answers<Comment[]>(),
  /** The same call with `view=anchors`: what the threads of the page are about, all at once, and how many there are. */
  anchors: get('/api/pages/:pageId/comments').asks<CommentAnchorsQuery>().answers<CommentAnchors>(),
  /** The same call with `view=threads`: 50 threads at a time, or the one that holds a comment. */
  threads: get('/api/pages/:pageId/comments').asks<CommentThreadsQuery>().answers<CommentThreads>(),
  /** The same call with `view=replies`: the replies of one thread, oldest first, 100 at a time. */
  replies: get('/api/pages/:pageId/comments').asks<CommentRepliesQuery>().answers<CommentReplies>(),
  create: post('/api/pages/:pageId/comments')
    .takes<NewComment>()
    .answers<Comment>()
    .refuses('comment_not_found', 'thread_too_deep'),
  edit: put('/api/comments/:commentId').takes<{ content: string }>().answers<Comment>(),
  remove: del('/api/comments/:commentId'),
  resolve: patch('/api/comments/:commentId/resolve').takes<{ isResolved: boolean }>().answers<Comment>(),
};
