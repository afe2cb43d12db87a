import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  editorTexts,
  fullName,
  mentionTexts,
  pageCalls,
  pageListTexts,
  type FoundContent,
  type FoundPlay,
  type Page,
  type PageSummaries,
  type SearchResults,
  type TeamMember,
} from '@touchline/contract';
import { toMention } from '@touchline/content';
import { Avatar, PageIcon, PlayIcon, PlusIcon, toast, type Option } from '@touchline/ui-kit';
import { api } from '../../../shared/api/api';
import { refreshLists } from '../../../shared/api/content-queries';
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
  /** Offers to create a page with the letters as its title, once no page has this title. */
  offersNew?: boolean;
}

/** Returns people, plays and pages whose name contains the letters; for `[[` only pages, those of the team first. */
export function useMentionOptions(teamId: number, wanted: Wanted): ShownMention[] {
  const { kind, typed, offersNewest = true, offersNew } = wanted;
  const words = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS);
  const isOfPages = kind === '[[';
  const people = useQuery({
    ...namesakesQuery(teamId, words),
    enabled: !isOfPages,
    placeholderData: keepPreviousData,
  });
  const newest = useQuery({ ...newestPages(teamId), enabled: offersNewest && words === '' });
  const found = useQuery(searchQuery(words));
  const create = useNewPage(teamId);
  const letters = typed.trim().toLowerCase();
  const fits = (title: string) => title.toLowerCase().includes(letters);
  const { pages, plays } = letters === '' ? newestIn(teamId, newest.data) : foundIn(found.data);
  const fitting = pages.filter(({ title }) => fits(title));
  if (!isOfPages) {
    const fittingPlays = plays.filter(({ name }: FoundPlay) => fits(name));
    return [
      ...personOptions(people.data?.members ?? [], letters),
      ...contentOptions('play', fittingPlays, { teamId, own: groups.plays, others: groups.plays }),
      ...contentOptions('page', fitting, { teamId, own: groups.pages, others: groups.pages }),
    ];
  }
  const options = contentOptions('page', fitting, {
    teamId,
    own: groups.ownPages,
    others: groups.otherPages,
  });
  const isSearched = found.isSuccess && words !== '' && words === typed.trim();
  const isTaken = fitting.some(({ title }) => title.trim().toLowerCase() === letters);
  return offersNew && isSearched && !isTaken ? [...options, newPageOption(words, create)] : options;
}

const { mentionGroups: groups } = editorTexts;

/** Returns a function that creates an empty draft of the team. */
function useNewPage(teamId: number) {
  const queries = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (title: string) =>
      api(pageCalls.create, { params: { teamId }, body: { title, draft: true } }),
    meta: { failure: pageListTexts.createFailed },
    onSuccess: ({ title }) => {
      refreshLists(queries, 'page', teamId);
      toast({
        title: pageListTexts.created,
        description: editorTexts.newPageMade(title),
        tone: 'success',
      });
    },
  });
  return mutateAsync;
}

const newPageOption = (
  title: string,
  create: (title: string) => Promise<Pick<Page, 'id'>>,
): ShownMention => ({
  // Names its title, so that the list knows each as another option.
  id: `new-page-${encodeURIComponent(title)}`,
  words: title,
  label: editorTexts.newPage(title),
  detail: editorTexts.newPageDetail,
  icon: PlusIcon,
  group: groups.newPage,
  create: async () => toMention('page', (await create(title)).id),
});

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
      group: groups.people,
    }));
}

type Found = Pick<FoundContent, 'id' | 'team'> & { title?: string; name?: string };

/** The titles of the groups for pages or plays of the team, and for those of others. */
interface Grouping {
  teamId: number;
  own: string;
  others: string;
}

function contentOptions(
  kind: 'page' | 'play',
  found: readonly Found[],
  { teamId, own, others }: Grouping,
): ShownMention[] {
  const isOwn = ({ team }: Found) => team.id === teamId;
  const ordered = [...found.filter(isOwn), ...found.filter((each) => !isOwn(each))];
  return ordered.slice(0, MAX_OF_KIND).map((each) => {
    const words = (each.title ?? each.name ?? '').trim() || mentionTexts.untitled[kind];
    return {
      id: `${kind}-${each.id}`,
      words,
      mention: toMention(kind, each.id),
      label: words,
      icon: kind === 'page' ? PageIcon : PlayIcon,
      detail: isOwn(each) ? undefined : each.team.name,
      group: isOwn(each) ? own : others,
    };
  });
}
