import { del, get, patch, post, put } from '../call';
import type { Comment, NewComment } from './comment';

export const commentCalls = {
  /** Threads, oldest first, replies nested. */
  list: get('/api/pages/:pageId/comments').answers<Comment[]>(),
  create: post('/api/pages/:pageId/comments')
    .takes<NewComment>()
    .answers<Comment>()
    .refuses('comment_not_found', 'thread_too_deep'),
  edit: put('/api/comments/:commentId').takes<{ content: string }>().answers<Comment>(),
  remove: del('/api/comments/:commentId'),
  resolve: patch('/api/comments/:commentId/resolve').takes<{ isResolved: boolean }>().answers<Comment>(),
};
