import type { PageFilter } from '@touchline/contract';
import { useMemo } from 'react';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { useSearchText } from '../shared/use-search-text';
import { categoryIn } from './category-in';

/** Filter of a team's contents, kept in the query string so that it can be shared and survives Back. */
export function usePageFilter() {
  const [params, change] = useAddressParams();
  const searched = params.get('search') ?? '';
  const chosen = params.getAll('tag').join('\n');
  const tags = useMemo(() => (chosen ? chosen.split('\n') : []), [chosen]);
  const category = categoryIn(params);
  const isStarred = params.get('starred') === 'yes';
  const filter = useMemo(
    (): PageFilter => ({
      search: searched,
      tag: tags,
      ...(category !== undefined && { category }),
      ...(isStarred && { starred: 'yes' }),
    }),
    [searched, tags, category, isStarred],
  );

  const [search, setSearch] = useSearchText(searched, (text) =>
    change((next) => (text ? next.set('search', text) : next.delete('search'))),
  );

  /** A link to a play opens the tab of plays. */
  const tab = params.has('play') ? 'plays' : (params.get('tab') ?? undefined);

  return {
    filter,
    search,
    tags,
    category,
    isStarred,
    tab,
    /** Search, tags or stars narrow the list. */
    isNarrowed: search !== '' || tags.length > 0 || isStarred,
    setSearch,
    openTab: (tab: string) =>
      change((next) => {
        next.delete('play');
        next.set('tab', tab);
      }),
    toggleTag: (tag: string) =>
      change((next) => (next.has('tag', tag) ? next.delete('tag', tag) : next.append('tag', tag))),
    clearTags: () => change((next) => next.delete('tag')),
    setStarred: (only: boolean) =>
      change((next) => (only ? next.set('starred', 'yes') : next.delete('starred'))),
    /** Clears search, tags and stars; keeps the category. */
    clear: () =>
      change((next) => {
        for (const name of ['search', 'tag', 'starred']) next.delete(name);
      }),
    leaveCategory: () =>
      change((next) => {
        next.delete('category');
        next.set('tab', tab ?? 'pages');
      }),
  };
}
