import type { PageFilter } from '@touchline/contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSearchText } from './use-search-text';

/** What is searched and which labels are chosen, kept in the address so that it can be shared and gone back to. */
export function usePageFilter() {
  const [params, setParams] = useSearchParams();
  const searched = params.get('search') ?? '';
  const chosen = params.getAll('tag').join('\n');
  const tags = useMemo(() => (chosen ? chosen.split('\n') : []), [chosen]);
  const filter = useMemo((): PageFilter => ({ search: searched, tag: tags }), [searched, tags]);

  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace: true },
    );
  const [search, setSearch] = useSearchText(searched, (text) =>
    change((next) => (text ? next.set('search', text) : next.delete('search'))),
  );

  return {
    filter,
    search,
    tags,
    setSearch,
    toggleTag: (tag: string) =>
      change((next) => (tags.includes(tag) ? next.delete('tag', tag) : next.append('tag', tag))),
    clear: () => change((next) => ['search', 'tag'].forEach((name) => next.delete(name))),
  };
}
