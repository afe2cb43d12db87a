import type { QueryClient } from '@tanstack/react-query';
import { canEditPages, canEditPlays, type ContentKind, type Standing } from '@touchline/contract';
import { pageQuery } from '../features/pages/page-queries';
import { playQuery } from '../features/plays/play-queries';
import { opensForEditing } from '../routes/shared/content-mode';
import { mentionedInQuery } from '../shared/api/mentioned-in-query';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

const pagePath = /^\/pages\/(\d+)$/;
const playPath = /^\/plays\/(\d+)$/;

/** Code that hydrates a server-rendered page. */
interface PageChunks {
  /** Keys in `screens.json`. */
  names: readonly string[];
  /** Keys in `screens.json` that are needed on wide screens. */
  desktopNames: readonly string[];
  load: () => Promise<unknown>;
}

const none: PageChunks = { names: [], desktopNames: [], load: () => Promise.resolve() };

const loadReading = async () =>
  (await import('../routes/shared/discussion-below')).ContentDiscussion.preload();

const reading: PageChunks = { names: ['content-discussion'], desktopNames: [], load: loadReading };

/** The server renders pages and plays for reading; on wide screens the editor replaces that. */
const editing: PageChunks = {
  names: ['content-discussion', 'reader-actions'],
  desktopNames: ['page-for-editing', 'page-editor'],
  load: async () => {
    const { PageForEditing, ReaderActions } = await import('../routes/page/page-screen');
    if (opensForEditing()) void PageForEditing.preload();
    await Promise.all([loadReading(), ReaderActions.preload()]);
  },
};

const editingPlay: PageChunks = {
  names: ['content-discussion', 'play-reader-actions'],
  desktopNames: ['play-for-editing', 'page-editor'],
  load: async () => {
    const { PlayForEditing, PlayReaderActions } = await import('../routes/play/play-screen');
    if (opensForEditing()) void PlayForEditing.preload();
    await Promise.all([loadReading(), PlayReaderActions.preload()]);
  },
};

/** Adds the list of what mentions a page or play, which few have. */
const withMentionedIn = ({ names, desktopNames, load }: PageChunks): PageChunks => ({
  names: [...names, 'mentioned-in-list'],
  desktopNames,
  load: async () => {
    const { MentionedInList } = await import('../routes/shared/mentioned-in');
    await Promise.all([load(), MentionedInList.preload()]);
  },
});

/** Returns the chunks that the current user needs for an address; none while user, page, play or team is not in the cache. */
export function pageChunks(queries: QueryClient, pathname: string): PageChunks {
  const user = queries.getQueryData(currentUserQuery.queryKey);
  const page = queries.getQueryData(pageQuery(Number(pagePath.exec(pathname)?.[1])).queryKey);
  const play = queries.getQueryData(playQuery(Number(playPath.exec(pathname)?.[1])).queryKey);
  const content = page ?? play;
  const team = queries.getQueryData(teamsQuery.queryKey)?.find(({ id }) => id === content?.teamId);
  if (!content || !user || !team) return none;
  const kind = play ? 'play' : 'page';
  const chunks = chunksFor(kind, standingOf(user, team));
  const mentionedIn = queries.getQueryData(mentionedInQuery({ kind, id: content.id }).queryKey);
  return mentionedIn?.pages[0]?.items.length ? withMentionedIn(chunks) : chunks;
}

function chunksFor(kind: ContentKind, standing: Standing): PageChunks {
  if (kind === 'play') return canEditPlays(standing) ? editingPlay : reading;
  return canEditPages(standing) ? editing : reading;
}
