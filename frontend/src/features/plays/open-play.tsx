import { useQuery, useQueryClient } from '@tanstack/react-query';
import { appTexts, playTexts, type Play } from '@touchline/contract';
import { Button, Dialog, EmptyState, ErrorState, WhiteboardIcon } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { isStatus } from '../../shared/api-error';
import { listedPlay, playQuery } from './play-queries';
import { PlayReading } from './play-reading';
import { PlayReadingSkeleton } from './play-reading-skeleton';

interface OpenPlayProps {
  teamId: number;
  /** As it stands in the address; null while none is open. */
  open: string | null;
  onClose: () => void;
  /** What can be done with it. */
  actions: (play: Play) => ReactNode;
}

/** A play over the plays of its team. */
export function OpenPlay({ teamId, open, onClose, actions }: OpenPlayProps) {
  const queries = useQueryClient();
  const id = Number(open);
  const isNumber = /^\d{1,9}$/.test(open ?? '');
  const query = useQuery({
    ...playQuery(id),
    enabled: isNumber,
    placeholderData: () => listedPlay(queries, teamId, id),
  });
  const isMissing = !isNumber || isStatus(query.error, 404) || (query.data && query.data.teamId !== teamId);
  const play = isMissing ? undefined : query.data;

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
      isOpen={open !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
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
