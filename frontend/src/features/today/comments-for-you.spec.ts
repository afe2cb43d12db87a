import type { Today } from '@touchline/contract';
import { expect, it } from 'vitest';
import { commentsForYou } from './comments-for-you';

const comment = (commentId: number, at: string) => ({
  kind: 'question' as const,
  commentId,
  teamId: 1,
  by: null,
  excerpt: 'Which foot?',
  at,
});
const about = (id: number) => ({ id, title: `Title ${id}` });
const today: Today = {
  toRead: [],
  forYou: [
    { ...comment(1, '2026-11-27T10:00:00Z'), page: about(7) },
    { ...comment(2, '2026-11-20T10:00:00Z'), page: about(8) },
  ],
  unread: [],
  continue: [],
  starred: [],
};

it('comments on pages and plays that wait for the user are listed together, newest first', () => {
  const rows = commentsForYou({
    ...today,
    forYouOnPlays: [{ ...comment(3, '2026-11-25T10:00:00Z'), play: about(7) }],
  });
  expect(rows.map(({ commentId, content: { kind, id } }) => [commentId, kind, id])).toEqual([
    [1, 'page', 7],
    [3, 'play', 7],
    [2, 'page', 8],
  ]);
});

it('comments on pages are listed when the server sends none on plays', () => {
  expect(commentsForYou(today).map(({ commentId }) => commentId)).toEqual([1, 2]);
});
