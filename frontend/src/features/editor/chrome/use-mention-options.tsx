import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  fullName,
  mentionTexts,
  pageCalls,
  type FoundContent,
  type FoundPlay,
  type PageSummaries,
  type SearchResults,
  type TeamMember,
} from '@touchline/contract';
import { toMention } from '@touchline/content';
import { Avatar, PageIcon, PlayIcon, type Option } from '@touchline/ui-kit';
import { api } from '../../../shared/api/api';
import { namesakesQuery } from '../../../shared/api/member-list-queries';
import { searchQuery } from '../../../shared/api/search-queries';
import { SEARCH_DELAY_MS, useDebouncedValue } from '../../../shared/hooks/use-debounced-value';
import type { MentionOption } from '../core/mention-menu';
import type { MentionTrigger } from '../edits/mention';

const MAX_OF_KIND = 5;

export type ShownMention = MentionOption & Option;

interface Wanted extends Pick<MentionTrigger, 'kind' | 'typed'> {
  /** Offers the newest pages while no letter is typed. */
  offersNewest?: boolean;
}

/** Returns people, plays and pages whose name contains the letters; for `[[` only pages, those of the team first. */
export function useMentionOptions(
  teamId: number,
  { kind, typed, offersNewest = true }: Wanted,
): ShownMention[] {
  const words = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const isOfPages = kind === '[[';
  const people = useQuery({
    ...namesakesQuery(teamId, words),
    enabled: !isOfPages,
    placeholderData: keepPreviousData,
  });
  const newest = useQuery({ ...newestPages(teamId), enabled: offersNewest && words === '' });
  const found = useQuery(searchQuery(words));
  const letters = typed.trim().toLowerCase();
  const fits = (title: string) => title.toLowerCase().includes(letters);
  const { pages, plays } = letters === '' ? newestIn(teamId, newest.data) : foundIn(found.data);
  return [
    ...(isOfPages ? [] : personOptions(people.data?.members ?? [], letters)),
    ...(isOfPages
      ? []
      : contentOptions(
          'play',
          plays.filter(({ name }: FoundPlay) => fits(name)),
          teamId,
        )),
    ...contentOptions(
      'page',
      pages.filter(({ title }) => fits(title)),
      teamId,
    ),
  ];
}

const newestIn = (teamId: number, summaries?: PageSummaries) => ({
  pages: summaries?.pages.map((page) => ({ ...page, team: { id: teamId, name: '' } })) ?? [],
  plays: [],
});
const foundIn = (results?: SearchResults) => ({
  pages: results?.pages ?? [],
  plays: results?.plays ?? [],
});

const newestPages = (teamId: number) =>
  queryOptions({
    queryKey: ['teams', teamId, 'pages', 'to-mention'],
    queryFn: () =>
      api(pageCalls.summaries, { params: { teamId }, query: { view: 'summary', limit: MAX_OF_KIND } }),
  });

function personOptions(members: readonly TeamMember[], letters: string): ShownMention[] {
  const isLike = ({ user }: TeamMember) =>
    `${fullName(user)} ${user.username}`.toLowerCase().includes(letters);
  return members
    .filter(isLike)
    .slice(0, MAX_OF_KIND)
    .map(({ user, userId }) => ({
      id: `person-${userId}`,
      words: `@${user.username}`,
      label: fullName(user),
      start: <Avatar name={fullName(user)} src={user.avatar} size="small" />,
    }));
}

type Found = Pick<FoundContent, 'id' | 'team'> & { title?: string; name?: string };

function contentOptions(kind: 'page' | 'play', found: readonly Found[], teamId: number): ShownMention[] {
  const own = found.filter(({ team }) => team.id === teamId);
  const others = found.filter(({ team }) => team.id !== teamId);
  return [...own, ...others].slice(0, MAX_OF_KIND).map(({ id, team, title, name }) => {
    const words = (title ?? name ?? '').trim() || mentionTexts.untitled[kind];
    return {
      id: `${kind}-${id}`,
      words,
      mention: toMention(kind, id),
      label: words,
      icon: kind === 'page' ? PageIcon : PlayIcon,
      detail: team.id === teamId ? undefined : team.name,
    };
  });
}
