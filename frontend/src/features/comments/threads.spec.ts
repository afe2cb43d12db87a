import type { Comment } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { countReplies, holds, withReplies } from './threads';

const comment = (id: number, over: Partial<Comment> = {}) =>
  ({ id, isResolved: false, replies: [], ...over }) as unknown as Comment;
const thread = comment(1, { replies: [comment(2, { replies: [comment(3)] }), comment(4)] });

describe('threads', () => {
  it('include replies fetched later, each once, below the comment they reply to', () => {
    const at = (second: number) => ({ createdAt: `2026-11-01T12:00:0${second}.000Z` });
    const begun = comment(1, { ...at(0), replies: [comment(3, { ...at(3), parentId: 1 })] });
    const later = [
      comment(2, { ...at(1), parentId: 1 }),
      comment(3, { ...at(3), parentId: 1, content: 'newer' }),
      comment(4, { ...at(4), parentId: 3 }),
      comment(5, { ...at(5), parentId: 99 }),
    ];
    expect(withReplies({ ...begun, replyCount: 4 }, later)).toMatchObject({
      id: 1,
      replies: [{ id: 2, replies: [] }, { id: 3, content: 'newer', replies: [{ id: 4 }] }, { id: 5 }],
    });
    expect(begun.replies[0]?.replies).toEqual([]);
  });

  it('count replies at every depth', () => {
    expect(countReplies(thread)).toBe(3);
  });

  it('contain their first comment and every reply', () => {
    expect([1, 3, 4, 5].map((id) => holds(thread, id))).toEqual([true, true, true, false]);
  });
});
