import { pageTexts, searchTexts as texts, type SearchResults } from '@touchline/contract';
import { Avatar, PageIcon, TeamInitial, WhiteboardIcon, type PaletteGroup } from '@touchline/ui-kit';
import type { RecentPage } from './recent-pages';

/** Search results as groups of the palette. */
export function foundGroups({ pages, teams, people }: SearchResults): PaletteGroup[] {
  return [
    {
      id: 'pages',
      title: texts.pages,
      items: pages.map(({ id, title, team, excerpt, tags, isDraft }) => ({
        id: `page-${id}`,
        label: title,
        detail: [isDraft && pageTexts.draft, team.name, excerpt].filter(Boolean).join(' · '),
        icon: tags.some((tag) => tag.toLowerCase() === 'whiteboard') ? WhiteboardIcon : PageIcon,
        href: `/pages/${id}`,
      })),
    },
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

/** Recently opened pages as a group of the palette. */
export function recentGroup(recent: readonly RecentPage[]): PaletteGroup[] {
  const items = recent.map(({ id, title, team }) => ({
    id: `recent-${id}`,
    label: title,
    detail: team,
    icon: PageIcon,
    href: `/pages/${id}`,
  }));
  return items.length > 0 ? [{ id: 'recent', title: texts.recent, items }] : [];
}
