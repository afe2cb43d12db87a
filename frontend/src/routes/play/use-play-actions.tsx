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
import { PlayDeletion } from './play-deletion';

interface EditedPlay {
  standing: Standing;
  onDeleted: () => void;
}

/** Menu entries of a play that is edited, and the dialog that confirms its deletion. */
export function usePlayActions(play: Play, { standing, onDeleted }: EditedPlay) {
  const [isDeleting, setDeleting] = useState(false);
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
    <PlayDeletion play={play} isAsking={isDeleting} onAsk={setDeleting} onDeleted={onDeleted} />
  );
  return { entries: entries.filter((entry) => entry !== false), load: pin.load, deletion };
}
