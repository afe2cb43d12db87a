import type { Comment } from '@touchline/contract';

/** Nests replies below their parents. Comments, threads and replies are sorted oldest first. */
export function toThreads(comments: readonly Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, { ...comment, replies: [] as Comment[] }]));
  const threads: Comment[] = [];
  for (const comment of byId.values()) {
    const parent = comment.parentId === null ? undefined : byId.get(comment.parentId);
    (parent?.replies ?? threads).push(comment);
  }
  return threads;
}
