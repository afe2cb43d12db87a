import type { ContentComment } from '@touchline/contract';

/** Nests replies below their parents. Comments, threads and replies are sorted oldest first. */
export function toThreads<One extends ContentComment>(comments: readonly One[]): One[] {
  const byId = new Map(comments.map((comment) => [comment.id, { ...comment, replies: [] }]));
  const threads: One[] = [];
  for (const comment of byId.values()) {
    const parent = comment.parentId === null ? undefined : byId.get(comment.parentId);
    const siblings: ContentComment[] = parent?.replies ?? threads;
    siblings.push(comment);
  }
  return threads;
}
