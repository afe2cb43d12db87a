import type { Comment } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { toThreads } from './comment-thread';

const comment = (id: number, parentId: number | null = null): Comment => ({
  id,
  parentId,
  pageId: 1,
  teamId: 1,
  userId: 1,
  content: `Comment ${id}`,
  selectedText: null,
  textPosition: null,
  isResolved: false,
  isDeleted: false,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  user: null,
  mentions: [],
  replies: [],
});

/** Prints a thread as ids, replies in brackets. */
const drawn = (comments: Comment[]): string =>
  comments.map(({ id, replies }) => (replies.length ? `${id}(${drawn(replies)})` : `${id}`)).join(' ');

describe('threads', () => {
  it.each([
    ['nothing', [], ''],
    ['comments side by side, in their order', [comment(1), comment(2)], '1 2'],
    ['replies under what they answer', [comment(1), comment(2), comment(3, 1), comment(4, 3)], '1(3(4)) 2'],
    ['several replies in their order', [comment(1), comment(2, 1), comment(3, 1)], '1(2 3)'],
    ['a reply whose parent is not there as a thread', [comment(2, 1)], '2'],
  ])('show %s', (_, comments, expected) => {
    expect(drawn(toThreads(comments))).toBe(expected);
  });

  it('leave their input unchanged', () => {
    const given = [comment(1), comment(2, 1)];
    toThreads(given);
    expect(given[0]?.replies).toEqual([]);
  });
});
