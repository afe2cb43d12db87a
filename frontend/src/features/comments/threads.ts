import type { ContentComment, ContentThread } from '@touchline/contract';

/** Adds fetched replies to a thread: each once, oldest first, nested below the comment they reply to. */
export function withReplies(thread: ContentThread, more: readonly ContentComment[]): ContentThread {
  const known = new Map(
    [...flatReplies(thread), ...more].map((reply) => [reply.id, { ...reply, replies: [] }]),
  );
  const replies = [...known.values()].sort(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.id - other.id,
  );
  const nested: ContentThread = { ...thread, replies: [] };
  const byId = new Map<number, ContentComment>([
    [thread.id, nested],
    ...replies.map((each) => [each.id, each] as const),
  ]);
  for (const reply of replies) {
    const parent = byId.get(reply.parentId ?? thread.id) ?? nested;
    parent.replies.push(reply);
  }
  return nested;
}

/** Returns all replies of a comment, flat. */
export const flatReplies = ({ replies }: ContentComment): ContentComment[] =>
  replies.flatMap((reply) => [reply, ...flatReplies(reply)]);

/** Counts all nested replies of a comment. */
export const countReplies = ({ replies }: ContentComment): number =>
  replies.reduce((count, reply) => count + 1 + countReplies(reply), 0);

/** Returns true if a comment or one of its replies has the id. */
export const holds = (comment: ContentComment, id: number | undefined): boolean =>
  comment.id === id || comment.replies.some((reply) => holds(reply, id));

/** Returns true if a thread has more replies than are included in it. */
export const isShortened = (thread: ContentThread): boolean => countReplies(thread) < thread.replyCount;
