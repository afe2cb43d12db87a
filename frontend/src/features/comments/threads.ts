import type { Comment, CommentThread } from '@touchline/contract';

/** The thread with the replies that were read besides, each once, oldest first, below what it answers. */
export function withReplies(thread: CommentThread, more: readonly Comment[]): CommentThread {
  const known = new Map(
    [...flatReplies(thread), ...more].map((reply) => [reply.id, { ...reply, replies: [] }]),
  );
  const replies = [...known.values()].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id,
  );
  const nested: CommentThread = { ...thread, replies: [] };
  const byId = new Map<number, Comment>([
    [thread.id, nested],
    ...replies.map((each) => [each.id, each] as const),
  ]);
  for (const reply of replies) {
    const parent = byId.get(reply.parentId ?? thread.id) ?? nested;
    parent.replies.push(reply);
  }
  return nested;
}

/** All replies of a comment, not nested. */
export const flatReplies = ({ replies }: Comment): Comment[] =>
  replies.flatMap((reply) => [reply, ...flatReplies(reply)]);

/** All replies of a comment, theirs included. */
export const countReplies = ({ replies }: Comment): number =>
  replies.reduce((count, reply) => count + 1 + countReplies(reply), 0);

/** Whether a comment is this one, or one of its replies. */
export const holds = (comment: Comment, id: number | undefined): boolean =>
  comment.id === id || comment.replies.some((reply) => holds(reply, id));

/** Whether a thread has more replies than came with it. */
export const isShortened = (thread: CommentThread): boolean => countReplies(thread) < thread.replyCount;
