import type { Today, TodayUnread } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { unreadContents } from './unread-content';

const row = (id: number, opened: number, publishedAt: string): TodayUnread => ({
  id,
  teamId: 1,
  title: `Title ${id}`,
  publishedAt,
  opened,
  of: 4,
});
const today: Today = { toRead: [], forYou: [], unread: [], continue: [], starred: [] };

describe('unread by the team', () => {
  it('lists pages and plays together, what the fewest opened first, then the newest', () => {
    const rows = unreadContents({
      ...today,
      unread: [row(1, 0, '2026-11-20T10:00:00Z'), row(2, 2, '2026-11-27T10:00:00Z')],
      unreadPlays: [row(1, 0, '2026-11-21T10:00:00Z'), row(2, 1, '2026-11-19T10:00:00Z')],
    });
    expect(rows.map(({ kind, id }) => `${kind} ${id}`)).toEqual(['play 1', 'page 1', 'play 2', 'page 2']);
  });

  it('lists the pages of a server that sends no plays', () => {
    expect(unreadContents({ ...today, unread: [row(7, 0, '2026-11-20T10:00:00Z')] })).toMatchObject([
      { kind: 'page', id: 7 },
    ]);
  });
});
