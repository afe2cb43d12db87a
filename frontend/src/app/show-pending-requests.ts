import type { QueryClient } from '@tanstack/react-query';
import { markActionPending } from '@touchline/ui-kit';

/** Shows a pressed button as pending until the response to its request comes, unless the mutation is optimistic. */
export function showPendingRequests(queries: QueryClient): void {
  const pending = new Map<object, () => void>();
  queries.getMutationCache().subscribe(({ type, mutation }) => {
    if (type !== 'updated') return;
    const { onMutate, meta } = mutation.options;
    if (mutation.state.status === 'pending') {
      if (pending.has(mutation) || onMutate || meta?.shows) return;
      const end = markActionPending();
      if (end) pending.set(mutation, end);
    } else {
      pending.get(mutation)?.();
      pending.delete(mutation);
    }
  });
}
