import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  appTexts,
  historyTexts,
  pageHistoryCalls,
  playHistoryCalls,
  type Page,
  type PageVersion,
  type Play,
  type PlayVersion,
  type SavedVersion,
  type Sitting,
  type VersionsQuery,
} from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { api } from '../../shared/api/api';
import { contentKey, storeContent, type ContentId } from '../../shared/api/content-queries';

/** A version of a page or play; only plays have a description, a formation, a diagram and a board. */
export interface ContentVersion extends SavedVersion {
  title: string;
  content: string;
  tags: string[];
  description?: string | null;
  formation?: string | null;
  diagramUrl?: string | null;
  board?: PlayVersion['board'];
}

const versionsKey = (content: ContentId) => [...contentKey(content), 'versions'];

/** Sittings of a page or play, newest first; refetched each time the history opens, because other users save too. */
export const sittingsQuery = (content: ContentId) =>
  infiniteQueryOptions({
    queryKey: [...contentKey(content), 'sittings'],
    queryFn: ({ pageParam }) => {
      const query = { before: pageParam ?? undefined };
      return content.kind === 'page'
        ? api(pageHistoryCalls.sittings, { params: { pageId: content.id }, query })
        : api(playHistoryCalls.sittings, { params: { playId: content.id }, query });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: 0,
  });

interface Saves {
  versions: readonly SavedVersion[];
  nextBefore: number | null;
}

/** Saves of a sitting, newest first. Another save makes it another sitting, with another key. */
export const savesQuery = (content: ContentId, { firstVersion, lastVersion }: Sitting) =>
  infiniteQueryOptions({
    queryKey: [...versionsKey(content), firstVersion, lastVersion],
    queryFn: ({ pageParam }): Promise<Saves> => {
      const query: VersionsQuery = { view: 'changes', from: firstVersion, before: pageParam };
      return content.kind === 'page'
        ? api(pageHistoryCalls.versions, { params: { pageId: content.id }, query })
        : api(playHistoryCalls.versions, { params: { playId: content.id }, query });
    },
    initialPageParam: lastVersion + 1,
    getNextPageParam: ({ nextBefore }) => nextBefore,
    staleTime: Infinity,
  });

/** The texts of a version never change. */
export const versionQuery = (content: ContentId, version: number) =>
  queryOptions({
    queryKey: [...versionsKey(content), version],
    queryFn: () => readVersion(content, version),
    enabled: version > 0,
  });

async function readVersion({ kind, id }: ContentId, version: number): Promise<ContentVersion> {
  if (kind === 'page') {
    const page: PageVersion = await api(pageHistoryCalls.version, { params: { pageId: id, version } });
    return page;
  }
  const play: PlayVersion = await api(playHistoryCalls.version, { params: { playId: id, version } });
  return { ...play, title: play.name };
}

export function useRestoreVersion({ kind, id }: ContentId) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (version: number): Promise<Page | Play> =>
      kind === 'page'
        ? api(pageHistoryCalls.restoreVersion, { params: { pageId: id, version } })
        : api(playHistoryCalls.restoreVersion, { params: { playId: id, version } }),
    meta: { failure: historyTexts.restoreFailed, unreachable: appTexts.noConnection },
    onSuccess: (content) => {
      storeContent(queries, kind, content);
      toast({ title: historyTexts.restored, tone: 'success' });
    },
  });
}
