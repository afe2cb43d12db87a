import type { PageFilter } from '@touchline/contract';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What is searched and which labels are chosen, kept in the address so that it can be shared and gone back to. */
export function usePageFilter() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const chosen = params.getAll('tag').join('\n');
  const tags = useMemo(() => (chosen ? chosen.split('\n') : []), [chosen]);
  const filter = useDeferredValue(
    useMemo((): PageFilter => ({ search: search.trim(), tag: tags }), [search, tags]),
  );

  const change = (edit: (next: URLSearchParams) => void) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        edit(next);
        return next;
      },
      { replace: true },
    );

  return {
    filter,
    search,
    tags,
    setSearch: (text: string) => change((next) => (text ? next.set('search', text) : next.delete('search'))),
    toggleTag: (tag: string) =>
      change((next) => (tags.includes(tag) ? next.delete('tag', tag) : next.append('tag', tag))),
    clear: () => setParams({}, { replace: true }),
  };
}
