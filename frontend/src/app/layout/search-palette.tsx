import { useQuery } from '@tanstack/react-query';
import {
  canOpenTeamSettings,
  playTexts,
  searchTexts as texts,
  starredTexts,
  type TeamSummary,
} from '@touchline/contract';
import {
  CommandPalette,
  HomeIcon,
  PlayIcon,
  PlusIcon,
  SettingsIcon,
  StarIcon,
  UsersIcon,
  type PaletteGroup,
  type PaletteItem,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { foundGroups, recentGroup } from '../../features/search/found-groups';
import { recentContent } from '../../features/search/recent-content';
import { searchQuery } from '../../features/search/search-queries';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { usePageCreation } from '../../routes/shared/use-page-creation';
import { usePlayCreation } from '../../routes/shared/use-play-creation';
import { standingOf, teamsQuery, useUser } from '../../shared/session';
import { useCurrentTeamId } from '../use-current-team';

interface SearchPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Command palette: search results as the user types, recent pages, and actions. */
export function SearchPalette(props: SearchPaletteProps) {
  const [query, setQuery] = useState('');
  const { data: teams = [] } = useQuery(teamsQuery);
  const currentId = useCurrentTeamId();
  const team = teams.find(({ id }) => id === currentId) ?? teams[0];
  const state = { ...props, query, setQuery };
  return team ? <TeamPalette {...state} team={team} /> : <Palette {...state} actions={everywhere} />;
}

/** The query lives in the parent: the current team may become known only while the user types, and then the palette is mounted again. */
interface QueryProps extends SearchPaletteProps {
  query: string;
  setQuery: (query: string) => void;
}

const everywhere: readonly PaletteItem[] = [
  { id: 'dashboard', label: texts.dashboard, icon: HomeIcon, href: '/dashboard' },
  { id: 'starred', label: starredTexts.title, icon: StarIcon, href: '/starred' },
  { id: 'settings', label: texts.settings, icon: SettingsIcon, href: '/settings' },
];

/** Adds the actions of the current team. */
function TeamPalette({ team, ...props }: QueryProps & { team: TeamSummary }) {
  const user = useUser();
  const creation = usePageCreation(team);
  const plays = usePlayCreation(team);
  const newPage = {
    id: 'new-page',
    label: texts.newPage,
    detail: texts.newIn(team.name),
    icon: PlusIcon,
    onAction: creation.open,
  };
  const newPlay = {
    id: 'new-play',
    label: playTexts.newPlay,
    detail: texts.newIn(team.name),
    icon: PlayIcon,
    onAction: plays.open,
  };
  const settings = {
    id: 'team-settings',
    label: texts.teamSettings,
    detail: team.name,
    icon: UsersIcon,
    href: `/teams/${team.id}/settings`,
  };
  const actions = [
    ...(creation.canCreate ? [newPage] : []),
    ...(plays.canCreate ? [newPlay] : []),
    ...everywhere,
    ...(canOpenTeamSettings(standingOf(user, team)) ? [settings] : []),
  ];
  return (
    <>
      <Palette {...props} actions={actions} />
      {creation.dialog}
      {plays.dialog}
    </>
  );
}

/** Debounce delay before the server searches. */
const SEARCH_DELAY_MS = 120;
const nothing = { pages: [], teams: [], people: [] };

interface PaletteProps extends QueryProps {
  actions: readonly PaletteItem[];
}

function Palette({ isOpen, onOpenChange, query, setQuery, actions }: PaletteProps) {
  const { id: userId } = useUser();
  const words = query.trim();
  const debounced = useDebouncedValue(words, SEARCH_DELAY_MS);
  const found = useQuery(searchQuery(debounced));
  const matchingActions = actions.filter((action) => matches(action, words));
  const groups: PaletteGroup[] = [
    ...(words === '' ? recentGroup(recentContent(userId)) : foundGroups(found.data ?? nothing, words)),
    ...(matchingActions.length > 0 ? [{ id: 'actions', title: texts.actions, items: matchingActions }] : []),
  ];
  const change = (next: boolean) => {
    setQuery('');
    onOpenChange(next);
  };
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={change}
      label={texts.label}
      placeholder={texts.placeholder}
      groups={groups}
      query={query}
      onQueryChange={setQuery}
      isLoading={words !== '' && (words !== debounced || found.isFetching)}
      emptyText={found.isError ? texts.failed : texts.nothing}
      loadingText={texts.searching}
    />
  );
}

const matches = ({ label, detail = '' }: PaletteItem, words: string) =>
  `${label} ${detail}`.toLowerCase().includes(words.toLowerCase());
