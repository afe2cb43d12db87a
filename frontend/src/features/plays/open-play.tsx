import { appTexts, playTexts, type Play } from '@touchline/contract';
import { Button, Dialog, EmptyState, ErrorState, WhiteboardIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { PlayReading } from './play-reading';
import { PlayReadingSkeleton } from './play-reading-skeleton';
import { useOpenPlay } from './use-open-play';

interface OpenPlayProps {
  teamId: number;
  onClose: () => void;
  /** Renders the actions of the play. */
  actions: (play: Play) => ReactNode;
}

/** Dialog with the play in the address. */
export function OpenPlay({ teamId, onClose, actions }: OpenPlayProps) {
  const { isOpen, isMissing, play, query } = useOpenPlay(teamId);

  const content = () => {
    if (isMissing) return <PlayMissing onClose={onClose} />;
    if (play) return <PlayReading play={play} actions={actions(play)} />;
    if (query.isError)
      return <PlayFailed isRetrying={query.isFetching} onRetry={() => void query.refetch()} />;
    return <PlayReadingSkeleton />;
  };
  return (
    <Dialog
      title={play?.name ?? playTexts.play}
      size="full"
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
    >
      {content()}
    </Dialog>
  );
}

function PlayMissing({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      icon={WhiteboardIcon}
      level={3}
      title={playTexts.notFound}
      detail={playTexts.notFoundLead}
      action={<Button onPress={onClose}>{playTexts.backToPlays}</Button>}
    />
  );
}

function PlayFailed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const retry = { isRetrying, onRetry, retryLabel: appTexts.tryAgain };
  return <ErrorState title={appTexts.failed} level={3} {...retry} />;
}
