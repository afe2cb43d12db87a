import {
  pageTexts,
  searchTexts as texts,
  type FoundContent,
  type FoundPlay,
  type SearchResults,
} from '@touchline/contract';
import {
  Avatar,
  PageIcon,
  PlayIcon,
  TeamInitial,
  WhiteboardIcon,
  type PaletteGroup,
  type PaletteItem,
} from '@touchline/ui-kit';
import type { RecentContent } from './recent-content';

/** Search results as groups of the palette. Plays are before pages if only the name of a play matches. */
export function foundGroups(
  { pages, plays = [], teams, people }: SearchResults,
  words: string,
): PaletteGroup[] {
  const found = [pageGroup(pages), playGroup(plays)];
  const isTitleMatch = ({ items: [first] }: PaletteGroup) =>
    first?.label.toLowerCase().includes(words.toLowerCase()) === true;
  return [
    ...found.sort((one, other) => Number(isTitleMatch(other)) - Number(isTitleMatch(one))),
    {
      id: 'teams',
      title: texts.teams,
      items: teams.map(({ id, name, sport }) => ({
        id: `team-${id}`,
        label: name,
        detail: sport,
        start: <TeamInitial name={name} tint={sport} size="small" />,
        href: `/teams/${id}`,
      })),
    },
    {
      id: 'people',
      title: texts.people,
      items: people.map(({ id, displayName, username, avatar, team }) => ({
        id: `person-${id}`,
        label: displayName,
        detail: `@${username} · ${team.name}`,
        start: <Avatar name={displayName} src={avatar} size="small" />,
        href: `/teams/${team.id}`,
      })),
    },
  ].filter(({ items }) => items.length > 0);
}

const pageGroup = (pages: SearchResults['pages']): PaletteGroup => ({
  id: 'pages',
  title: texts.pages,
  items: pages.map(({ title, ...page }) => ({
    id: `page-${page.id}`,
    label: title,
    detail: passageOf(page),
    icon: page.tags.some((tag) => tag.toLowerCase() === 'whiteboard') ? WhiteboardIcon : PageIcon,
    href: `/pages/${page.id}`,
  })),
});

const playGroup = (plays: readonly FoundPlay[]): PaletteGroup => ({
  id: 'plays',
  title: texts.plays,
  items: plays.map(({ name, ...play }) => ({
    id: `play-${play.id}`,
    label: name,
    detail: passageOf(play),
    icon: PlayIcon,
    href: `/plays/${play.id}`,
  })),
});

const passageOf = ({ isDraft, team, excerpt }: FoundContent) =>
  [isDraft && pageTexts.draft, team.name, excerpt].filter(Boolean).join(' · ');

/** Recently opened pages and plays as a group of the palette. */
export function recentGroup(recent: readonly RecentContent[]): PaletteGroup[] {
  const items = recent.map(({ kind, id, title, team }): PaletteItem => ({
    id: `recent-${kind}-${id}`,
    label: title,
    detail: team,
    icon: kind === 'play' ? PlayIcon : PageIcon,
    href: `/${kind}s/${id}`,
  }));
  return items.length > 0 ? [{ id: 'recent', title: texts.recent, items }] : [];
}
