import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { toast } from '@touchline/ui-kit';

/** Returns a mutation's `onSuccess`: shows a toast and invalidates the changed query. */
export function useToastAndInvalidate(title: string, queryKey: QueryKey) {
  const queries = useQueryClient();
  return async () => {
    toast({ title, tone: 'success' });
    await queries.invalidateQueries({ queryKey });
  };
}
