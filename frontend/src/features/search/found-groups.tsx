import { searchTexts as texts, type SearchResults } from '@touchline/contract';
import { PageIcon, PlayIcon, SearchIcon, type PaletteGroup, type PaletteItem } from '@touchline/ui-kit';
import { kindsOf, type FoundItem } from './found-items';
import type { RecentContent } from './recent-content';
import { searchAddress } from './search-address';

/** Results of each kind in the palette. */
const SHOWN = 5;

/** Search results as groups of the palette. */
export const foundGroups = (found: SearchResults, words: string): PaletteGroup[] =>
  kindsOf(found, words).map(({ kind, items }) => ({
    id: kind,
    title: texts[kind],
    items: items.slice(0, SHOWN).map(paletteItem),
  }));

const paletteItem = ({ title, facts, excerpt, ...item }: FoundItem): PaletteItem => ({
  ...item,
  label: title,
  detail: [...facts, excerpt].filter(Boolean).join(' · '),
});

/** A link to all results; none without results. */
export function allResultsItem(found: readonly PaletteGroup[], words: string): PaletteItem[] {
  if (!found.some(({ items }) => items.length > 0)) return [];
  return [
    { id: 'all-results', label: texts.allResultsFor(words), icon: SearchIcon, href: searchAddress(words) },
  ];
}

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
