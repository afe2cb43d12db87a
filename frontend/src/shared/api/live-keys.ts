import { matchQuery, type QueryClient, type QueryFilters } from '@tanstack/react-query';
import type { Change, ChangeKind } from '@touchline/contract';
import { contentKey } from './content-queries';
import { membersKey } from './member-list-queries';
import { currentUserKey, mentionedInKey, neighboursKey, starredKey, teamsKey, todayKey } from './query-keys';

const ofTeam = ({ teamId }: Change, ...rest: string[]): QueryFilters => ({
  queryKey: ['teams', teamId, ...rest],
});

/** Matches the queries of single pages or plays, without those nested below them. */
const each = (kind: 'pages' | 'plays'): QueryFilters => ({
  queryKey: [kind],
  predicate: ({ queryKey }) => queryKey.length === 2,
});

/** Returns the queries that show where content is filed, after a change of categories: deleting one moves its content to the parent. */
export const filedIn = (teamId: number | null): QueryFilters[] => [
  ...['categories', 'pages', 'plays'].map((list) => ({ queryKey: ['teams', teamId, list] })),
  each('pages'),
  each('plays'),
];

const ofPage = (change: Change): QueryFilters[] => [
  { queryKey: ['pages', change.id], exact: true },
  { queryKey: ['pages', change.id, 'sittings'], exact: true },
  ofTeam(change, 'pages'),
  ofTeam(change, 'bin'),
  ofTeam(change, 'tags'),
  { queryKey: starredKey },
  ofTeam(change, 'pins'),
  { queryKey: neighboursKey(change.teamId) },
  { queryKey: mentionedInKey },
];

const ofPlay = (change: Change): QueryFilters[] => [
  ofTeam(change, 'plays'),
  ofTeam(change, 'bin'),
  { queryKey: ['plays', change.id], exact: true },
  { queryKey: ['plays', change.id, 'sittings'], exact: true },
  ofTeam(change, 'tags'),
  { queryKey: starredKey },
  ofTeam(change, 'pins'),
  { queryKey: neighboursKey(change.teamId) },
  { queryKey: mentionedInKey },
];

/** Query filters to invalidate, by kind of change. */
const stale: Record<ChangeKind, (change: Change) => QueryFilters[]> = {
  account: () => [{ queryKey: currentUserKey }],
  team: ({ id }) => [
    { queryKey: teamsKey, exact: true },
    { queryKey: starredKey },
    { queryKey: membersKey(id) },
    { queryKey: ['teams', id, 'users'] },
    { queryKey: mentionedInKey },
  ],
  // Without an id, of a template.
  page: (change) => (change.id > 0 ? ofPage(change) : [ofTeam(change, 'templates')]),
  comments: ({ kind = 'page', id }) => [{ queryKey: [...contentKey({ kind, id }), 'comments'] }],
  media: (change) => [ofTeam(change, 'media'), ofTeam(change, 'bin')],
  // Also sent when a page becomes a draft, which pins, tags and stars of others no longer show.
  categories: (change) => [
    ...filedIn(change.teamId),
    ofTeam(change, 'pins'),
    { queryKey: neighboursKey(change.teamId) },
    ofTeam(change, 'tags'),
    { queryKey: starredKey },
    { queryKey: mentionedInKey },
  ],
  // Without an id, of a formation.
  plays: (change) => (change.id > 0 ? ofPlay(change) : [ofTeam(change, 'formations')]),
  invites: (change) => [ofTeam(change, 'invitations'), ofTeam(change, 'invite-links')],
  notifications: () => [{ queryKey: ['notifications'] }],
};

/** Invalidates each stale query once, however many changes made it stale. */
export function invalidateAfter(queries: QueryClient, changes: readonly Change[]): Promise<void> {
  const filters = staleAfter(changes);
  const isStale: QueryFilters['predicate'] = (query) => filters.some((filter) => matchQuery(filter, query));
  return queries.invalidateQueries({ predicate: isStale });
}

/** Returns unique filters for a batch of changes; each invalidates Today, and changes in a team also its activities. */
export function staleAfter(changes: readonly Change[]): QueryFilters[] {
  const inTeams = changes.some(({ teamId }) => teamId !== null);
  const filters = [
    ...changes.flatMap((change) => stale[change.what](change)),
    { queryKey: todayKey },
    ...(inTeams ? [{ queryKey: ['activities'] }] : []),
  ];
  return [...new Map(filters.map((filter) => [JSON.stringify(filter), filter])).values()];
}
