import type { Comment } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { countReplies, holds, inOrder, splitThreads } from './threads';

const comment = (id: number, over: Partial<Comment> = {}) =>
  ({ id, isResolved: false, replies: [], ...over }) as unknown as Comment;
const thread = comment(1, { replies: [comment(2, { replies: [comment(3)] }), comment(4)] });
const done = comment(5, { isResolved: true });

describe('threads', () => {
  it('are open or done', () => {
    expect(splitThreads([thread, done])).toEqual({ active: [thread], resolved: [done] });
  });

  it('stand in the order they were begun, or the other way round', () => {
    expect(inOrder([thread, done], 'oldest')).toEqual([thread, done]);
    expect(inOrder([thread, done], 'newest')).toEqual([done, thread]);
  });

  it('count replies at every depth', () => {
    expect(countReplies(thread)).toBe(3);
  });

  it('hold what began them and every reply', () => {
    expect([1, 3, 4, 5].map((id) => holds(thread, id))).toEqual([true, true, true, false]);
  });
});
