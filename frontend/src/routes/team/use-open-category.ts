import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Category } from '@touchline/contract';
import { categoriesQuery } from '../../features/categories/category-queries';

export type OpenCategory =
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'unknown' }
  | { state: 'failed'; query: Pick<UseQueryResult, 'refetch'> }
  | { state: 'open'; category: Category; categories: readonly Category[] };

/** Returns the category that filters a team, once it is known to belong to the team. */
export function useOpenCategory(teamId: number, id: number | undefined): OpenCategory {
  const list = useQuery({ ...categoriesQuery(teamId), enabled: id !== undefined });
  if (id === undefined) return { state: 'none' };
  if (list.isPending) return { state: 'loading' };
  if (list.isLoadingError) return { state: 'failed', query: list };
  const categories = list.data ?? [];
  const category = categories.find((each) => each.id === id);
  return category ? { state: 'open', category, categories } : { state: 'unknown' };
}
