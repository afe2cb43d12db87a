import type { StarredKind, Today, TodayUnread } from '@touchline/contract';

export type UnreadContent = TodayUnread & { kind: StarredKind };

/** Pages and plays that players of the team have not opened: what the fewest opened first, then the newest. */
export function unreadContents({ unread, unreadPlays = [] }: Today): UnreadContent[] {
  const contents = [
    ...unread.map((row) => ({ ...row, kind: 'page' as const })),
    ...unreadPlays.map((row) => ({ ...row, kind: 'play' as const })),
  ];
  return contents.sort(
    (one, other) =>
      one.opened / one.of - other.opened / other.of ||
      Date.parse(other.publishedAt) - Date.parse(one.publishedAt),
  );
}
