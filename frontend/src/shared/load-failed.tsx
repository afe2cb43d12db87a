import type { UseQueryResult } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { ErrorState } from '@touchline/ui-kit';

/** Error state of a failed query, with a retry button. */
export function LoadFailed({ query }: { query: Pick<UseQueryResult, 'refetch'> }) {
  return (
    <ErrorState title={appTexts.failed} retryLabel={appTexts.tryAgain} onRetry={() => void query.refetch()} />
  );
}
