import type { ContentKind, Today, TodayForYou } from '@touchline/contract';

export type CommentForYou = Omit<TodayForYou, 'page'> & {
  content: { kind: ContentKind; id: number; title: string };
};

/** Comments on pages and plays that wait for the user, newest first. */
export function commentsForYou({ forYou, forYouOnPlays = [] }: Today): CommentForYou[] {
  const comments = [
    ...forYou.map(({ page, ...row }) => ({ ...row, content: { kind: 'page' as const, ...page } })),
    ...forYouOnPlays.map(({ play, ...row }) => ({ ...row, content: { kind: 'play' as const, ...play } })),
  ];
  return comments.sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}
