import {
  canChangePins,
  canPublishPlays,
  canSeeHistory,
  historyTexts,
  playTexts,
  publishingTexts,
  type Play,
  type Standing,
} from '@touchline/contract';
import { EyeOffIcon, HistoryIcon, TrashIcon, type MenuEntry } from '@touchline/ui-kit';
import { useState } from 'react';
import { usePinEntry } from '../../features/pins/use-pin-entry';
import { addressOfPlay } from '../../features/plays/play-queries';
import { useDeleteContent, useRestoreContent } from '../../shared/api/bin-queries';
import { useOnline } from '../../shared/hooks/use-online';
import { lazyDialog } from '../../shared/lazy-dialog';
import type { Writing } from '../shared/writing/use-writing';
import { ContentDeletion } from '../shared/content-deletion';
import { useMoveEntry } from '../shared/content-move';

const UnpublishDialog = lazyDialog(
  async () => (await import('../../shared/publishing/unpublish-dialog')).UnpublishDialog,
);

const deletionTexts = {
  title: playTexts.delete,
  question: playTexts.confirmDelete,
  deleted: playTexts.deleted,
  deletedDetail: playTexts.deletedDetail,
};

interface EditedPlay {
  standing: Standing;
  writing: Pick<Writing, 'save' | 'abandon'>;
  isUploading: () => boolean;
}

/** Menu entries of a play that is edited, and the dialogs that confirm them. */
export function usePlayActions(play: Play, { standing, writing, isUploading }: EditedPlay) {
  const [isDeleting, setDeleting] = useState(false);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const isOnline = useOnline();
  const move = useMoveEntry({ kind: 'play', ...play }, { standing, save: writing.save, isUploading });
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
    move.entry,
    canPublishPlays(standing) &&
      play.isDraft === false && {
        id: 'unpublish',
        label: publishingTexts.unpublish,
        icon: EyeOffIcon,
        detail: isOnline ? undefined : publishingTexts.of.play.unpublishOffline,
        isDisabled: !isOnline,
        onAction: () => setUnpublishing(true),
      },
    {
      id: 'delete',
      label: playTexts.delete,
      icon: TrashIcon,
      tone: 'danger',
      onAction: () => setDeleting(true),
    },
  ];
  const dialogs = (
    <>
      <ContentDeletion
        texts={deletionTexts}
        address={addressOfPlay(play.id)}
        addressAfter={`/teams/${play.teamId}?tab=plays`}
        remove={remove}
        restore={() => restore.mutateAsync(play.id)}
        isAsking={isDeleting}
        onAsk={setDeleting}
        onDeleted={writing.abandon}
      />
      {move.dialog}
      <UnpublishDialog
        content={{ kind: 'play', id: play.id }}
        isOpen={isUnpublishing}
        onOpenChange={setUnpublishing}
      />
    </>
  );
  return { entries: entries.filter((entry) => entry !== false), load: pin.load, dialogs };
}
