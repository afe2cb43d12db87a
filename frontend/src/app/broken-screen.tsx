import { appTexts } from '@touchline/contract';
import { ErrorState } from '@touchline/ui-kit';

/** A screen that could not be loaded or drawn: a reload brings the newest files. */
export function BrokenScreen() {
  return (
    <ErrorState title={appTexts.failed} onRetry={() => location.reload()} retryLabel={appTexts.tryAgain} />
  );
}
