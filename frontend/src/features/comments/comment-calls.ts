import {
  commentCalls,
  playCommentCalls,
  type CommentAnchorsQuery,
  type CommentRepliesQuery,
  type CommentThreadsQuery,
  type ContentReplies,
  type ContentThreads,
  type NewPlayComment,
} from '@touchline/contract';
import { api } from '../../shared/api/api';
import type { ContentId } from '../../shared/api/content-queries';

/** The calls on existing comments, by the kind of content. */
export const callsOf = { page: commentCalls, play: playCommentCalls };

export const readAnchors = ({ kind, id }: ContentId, query: CommentAnchorsQuery) =>
  kind === 'page'
    ? api(commentCalls.anchors, { params: { pageId: id }, query })
    : api(playCommentCalls.anchors, { params: { playId: id }, query });

export const readThreads = ({ kind, id }: ContentId, query: CommentThreadsQuery): Promise<ContentThreads> =>
  kind === 'page'
    ? api(commentCalls.threads, { params: { pageId: id }, query })
    : api(playCommentCalls.threads, { params: { playId: id }, query });

export const readReplies = ({ kind, id }: ContentId, query: CommentRepliesQuery): Promise<ContentReplies> =>
  kind === 'page'
    ? api(commentCalls.replies, { params: { pageId: id }, query })
    : api(playCommentCalls.replies, { params: { playId: id }, query });

export const createComment = ({ kind, id }: ContentId, body: NewPlayComment): Promise<{ id: number }> =>
  kind === 'page'
    ? api(commentCalls.create, { params: { pageId: id }, body })
    : api(playCommentCalls.create, { params: { playId: id }, body });
