import type { UseQueryResult } from '@tanstack/react-query';
import { appTexts } from '@touchline/contract';
import { ErrorState } from '@touchline/ui-kit';

/** What was asked for did not come; it can be asked for again. */
export function LoadFailed({ query }: { query: Pick<UseQueryResult, 'refetch'> }) {
  return (
    <ErrorState title={appTexts.failed} retryLabel={appTexts.tryAgain} onRetry={() => void query.refetch()} />
  );
}
