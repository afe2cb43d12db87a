import type { QueryClient } from '@tanstack/react-query';
import type { ContentKind, Page, Play } from '@touchline/contract';
import { mentionedInKey, pinsKey, starredKey } from './query-keys';
import { tagsKey } from './tag-queries';

/** Identifies a page or a play. */
export interface ContentId {
  kind: ContentKind;
  id: number;
}

const collections = { page: 'pages', play: 'plays' } as const;

/** Key of the query of a page or play; queries of its parts begin with it. */
export const contentKey = ({ kind, id }: ContentId) => [collections[kind], id];

/** Stores a page or play that the server returned, and invalidates what shows it in its team. */
export function storeContent(queries: QueryClient, kind: ContentKind, content: Page | Play): void {
  queries.setQueryData(contentKey({ kind, id: content.id }), content);
  refreshLists(queries, kind, content.teamId);
}

/** Marks lists that show whether the user has read something as stale: reading it sends no live update. They are fetched when they are shown next. */
export function refreshReadStates(queries: QueryClient, kind: ContentKind, teamId: number): void {
  for (const queryKey of [['teams', teamId, collections[kind]], starredKey])
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Invalidates the lists, tags and pins of a team, and lists of what mentions a page or play, after a page or play was created, changed or removed. */
export function refreshLists(queries: QueryClient, kind: ContentKind, teamId: number): void {
  void queries.invalidateQueries({ queryKey: ['teams', teamId, collections[kind]] });
  void queries.invalidateQueries({ queryKey: tagsKey(teamId) });
  void queries.invalidateQueries({ queryKey: pinsKey(teamId) });
  void queries.invalidateQueries({ queryKey: mentionedInKey });
}
