import { useQuery } from '@tanstack/react-query';
import {
  canOpenTeamSettings,
  fold,
  keyTexts,
  matchesQuestion,
  partsOfQuestion,
  playTexts,
  readQuestion,
  searchTexts as texts,
  starredTexts,
  type TeamSummary,
} from '@touchline/contract';
import {
  CommandPalette,
  HomeIcon,
  KeyboardIcon,
  PlayIcon,
  PlusIcon,
  SettingsIcon,
  StarIcon,
  TeamInitial,
  UsersIcon,
  type PaletteGroup,
  type PaletteItem,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { allResultsItem, foundGroups, recentGroup } from '../../features/search/found-groups';
import { recentContent } from '../../features/search/recent-content';
import { searchQuery } from '../../shared/api/search-queries';
import { useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { usePageCreation } from '../../routes/shared/use-page-creation';
import { usePlayCreation } from '../../routes/shared/use-play-creation';
import { standingOf, teamsQuery, useUser } from '../../shared/session';
import { useCurrentTeamId } from '../use-current-team';

interface SearchPaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onShowKeys: () => void;
}

/** Command palette: search results as the user types, recent pages, and actions. */
export function SearchPalette(props: SearchPaletteProps) {
  const [query, setQuery] = useState('');
  const { data: teams = [] } = useQuery(teamsQuery);
  const currentId = useCurrentTeamId();
  const team = teams.find(({ id }) => id === currentId) ?? teams[0];
  const others = teams.filter((other) => other !== team);
  const state = { ...props, query, setQuery };
  return team ? (
    <TeamPalette {...state} team={team} others={others} />
  ) : (
    <Palette {...state} actions={everywhere} switches={[]} />
  );
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

interface TeamPaletteProps extends QueryProps {
  team: TeamSummary;
  /** Teams that the user can switch to. */
  others: readonly TeamSummary[];
}

/** Adds the actions of the current team. */
function TeamPalette({ team, others, ...props }: TeamPaletteProps) {
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
  const switches = others.map(({ id, name, sport }) => ({
    id: `switch-to-${id}`,
    label: texts.switchTo(name),
    start: <TeamInitial name={name} tint={sport} size="small" />,
    href: `/teams/${id}`,
  }));
  return (
    <>
      <Palette {...props} actions={actions} switches={switches} />
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
  /** Offered to those who type "switch": by their names alone teams are found, too. */
  switches: readonly PaletteItem[];
}

function Palette({ isOpen, onOpenChange, query, setQuery, actions, switches, onShowKeys }: PaletteProps) {
  const { id: userId } = useUser();
  const { pathname } = useLocation();
  const words = query.trim();
  const debounced = useDebouncedValue(words, SEARCH_DELAY_MS);
  const found = useQuery(searchQuery(debounced));
  const keys: PaletteItem = {
    id: 'keys',
    label: keyTexts.title,
    shortcut: '?',
    icon: KeyboardIcon,
    onAction: onShowKeys,
  };
  const results =
    words === '' ? recentGroup(recentContent(userId)) : foundGroups(found.data ?? nothing, words);
  const items = [
    ...[...actions, keys].filter((action) => matches(action, words)),
    ...switches.filter(({ label }) => words !== '' && fold(label).startsWith(fold(words))),
    ...(words === '' ? [] : allResultsItem(results, words)),
  ];
  const groups: PaletteGroup[] = [...results, { id: 'actions', title: texts.actions, items }]
    .map((group) => ({ ...group, items: group.items.filter(({ href }) => href !== pathname) }))
    .filter((group) => group.items.length > 0);
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
      highlight={highlight}
      isLoading={words !== '' && (words !== debounced || found.isFetching)}
      emptyText={found.isError ? texts.failed : texts.nothing}
      loadingText={texts.searching}
    />
  );
}

function matches({ label, detail = '' }: PaletteItem, words: string): boolean {
  const question = readQuestion(words);
  return question === null || matchesQuestion(`${label} ${detail}`, question);
}

function highlight(text: string, words: string) {
  const question = readQuestion(words);
  return question ? partsOfQuestion(text, question) : [{ text, isMatch: false }];
}
