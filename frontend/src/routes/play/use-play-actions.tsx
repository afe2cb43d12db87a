import {
  canChangePins,
  canSeeHistory,
  historyTexts,
  playTexts,
  type Play,
  type Standing,
} from '@touchline/contract';
import { HistoryIcon, TrashIcon, type MenuEntry } from '@touchline/ui-kit';
import { useState } from 'react';
import { usePinEntry } from '../../features/pins/use-pin-entry';
import { addressOfPlay } from '../../features/plays/play-queries';
import { useDeleteContent, useRestoreContent } from '../../shared/api/bin-queries';
import { ContentDeletion } from '../shared/content-deletion';

const deletionTexts = {
  title: playTexts.delete,
  question: playTexts.confirmDelete,
  deleted: playTexts.deleted,
  deletedDetail: playTexts.deletedDetail,
};

interface EditedPlay {
  standing: Standing;
  onDeleted: () => void;
}

/** Menu entries of a play that is edited, and the dialog that confirms its deletion. */
export function usePlayActions(play: Play, { standing, onDeleted }: EditedPlay) {
  const [isDeleting, setDeleting] = useState(false);
  const remove = useDeleteContent({ kind: 'play', ...play });
  const restore = useRestoreContent('play', play.teamId);
  const pin = usePinEntry(play.teamId, { kind: 'play', id: play.id });
  const entries: (MenuEntry | false)[] = [
    canSeeHistory(standing) && {
      id: 'history',
      label: historyTexts.of.play.history,
      icon: HistoryIcon,
      href: `${addressOfPlay(play.id)}/history`,
    },
    canChangePins(standing) && pin.entry,
    {
      id: 'delete',
      label: playTexts.delete,
      icon: TrashIcon,
      tone: 'danger',
      onAction: () => setDeleting(true),
    },
  ];
  const deletion = (
    <ContentDeletion
      texts={deletionTexts}
      address={addressOfPlay(play.id)}
      addressAfter={`/teams/${play.teamId}?tab=plays`}
      remove={remove}
      restore={() => restore.mutateAsync(play.id)}
      isAsking={isDeleting}
      onAsk={setDeleting}
      onDeleted={onDeleted}
    />
  );
  return { entries: entries.filter((entry) => entry !== false), load: pin.load, deletion };
}
