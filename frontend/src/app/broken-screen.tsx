import { appTexts } from '@touchline/contract';
import { ErrorState } from '@touchline/ui-kit';

/** Error state of a screen whose code failed to load or to render; a reload fetches the newest files. */
export function BrokenScreen() {
  return (
    <ErrorState title={appTexts.failed} onRetry={() => location.reload()} retryLabel={appTexts.tryAgain} />
  );
}
