import { appTexts, pageTexts } from '@touchline/contract';
import { Banner, Button, Inline } from '@touchline/ui-kit';
import type { Saving } from '../features/pages/page-draft';

interface PageNoticesProps {
  leftBehind: { isFound: boolean; restore: () => void; discard: () => void };
  saving: Saving;
  onRetry: () => void;
}

/** What a writer must know before going on. */
export function PageNotices({ leftBehind, saving, onRetry }: PageNoticesProps) {
  return (
    <>
      {leftBehind.isFound && <LeftBehind {...leftBehind} />}
      {saving.state === 'failed' && <SaveFailure message={saving.message} onRetry={onRetry} />}
    </>
  );
}

function LeftBehind({ restore, discard }: { restore: () => void; discard: () => void }) {
  return (
    <Banner
      tone="info"
      action={
        <Inline gap="8">
          <Button size="small" onPress={restore}>
            {pageTexts.restore}
          </Button>
          <Button size="small" tone="quiet" onPress={discard}>
            {pageTexts.discard}
          </Button>
        </Inline>
      }
    >
      {pageTexts.leftBehind}
    </Banner>
  );
}

function SaveFailure({ message, onRetry }: { message: string; onRetry: () => void }) {
  const action = (
    <Button size="small" onPress={onRetry}>
      {appTexts.tryAgain}
    </Button>
  );
  return (
    <Banner tone="danger" action={action}>
      <span role="alert">{message}</span>
    </Banner>
  );
}
