import type { Comment } from '@touchline/contract';

/** Threads that are still open, and those that are done. */
export function splitThreads(threads: readonly Comment[]) {
  return {
    active: threads.filter(({ isResolved }) => !isResolved),
    resolved: threads.filter(({ isResolved }) => isResolved),
  };
}

/** Which thread comes first: the one that was begun first, or last. */
export type ThreadOrder = 'oldest' | 'newest';

export const inOrder = (threads: readonly Comment[], order: ThreadOrder) =>
  order === 'oldest' ? threads : threads.toReversed();

/** All replies of a comment, theirs included. */
export const countReplies = ({ replies }: Comment): number =>
  replies.reduce((count, reply) => count + 1 + countReplies(reply), 0);

/** Whether a comment is this one, or one of its replies. */
export const holds = (comment: Comment, id: number): boolean =>
  comment.id === id || comment.replies.some((reply) => holds(reply, id));
