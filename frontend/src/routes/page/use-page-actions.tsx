import {
  canChangePins,
  canDeletePages,
  canDuplicatePages,
  canPublishPages,
  canSeeHistory,
  pageTexts,
  publishingTexts,
  savingTexts,
  type Page,
  type Standing,
} from '@touchline/contract';
import { DuplicateIcon, EyeOffIcon, HistoryIcon, TrashIcon, type MenuEntry } from '@touchline/ui-kit';
import { useState } from 'react';
import { useDuplicatePage } from '../../features/pages/use-duplicate-page';
import { usePinEntry } from '../../features/pins/use-pin-entry';
import { useDeleteContent, useRestoreContent } from '../../shared/api/bin-queries';
import { lazyDialog } from '../../shared/lazy-dialog';
import { useOnline } from '../../shared/hooks/use-online';
import { ContentDeletion } from '../shared/content-deletion';
import type { Writing } from '../shared/writing/use-writing';

const UnpublishDialog = lazyDialog(
  async () => (await import('../../shared/publishing/unpublish-dialog')).UnpublishDialog,
);

const deletionTexts = {
  title: pageTexts.deletePage,
  question: pageTexts.confirmDelete,
  deleted: pageTexts.deleted,
  deletedDetail: pageTexts.deletedDetail,
};

interface EditedPage {
  standing: Standing;
  writing: Pick<Writing, 'save' | 'abandon'>;
  isUploading: () => boolean;
}

/** Menu entries of a page for editors, and the dialogs that confirm them. */
export function usePageActions(page: Page, { standing, writing, isUploading }: EditedPage) {
  const [isDeleting, setDeleting] = useState(false);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const remove = useDeleteContent({ kind: 'page', ...page });
  const restore = useRestoreContent('page', page.teamId);
  const isOnline = useOnline();
  const pin = usePinEntry(page.teamId, { kind: 'page', id: page.id });
  const { duplicate, isPending } = useDuplicatePage(page, { save: writing.save, isUploading });
  const entries: (MenuEntry | false)[] = [
    canSeeHistory(standing) && {
      id: 'history',
      label: pageTexts.history,
      icon: HistoryIcon,
      href: `/pages/${page.id}/history`,
    },
    canChangePins(standing) && pin.entry,
    canDuplicatePages(standing) && {
      id: 'duplicate',
      label: savingTexts.duplicate,
      icon: DuplicateIcon,
      detail: isOnline ? undefined : savingTexts.duplicateOffline,
      isDisabled: !isOnline || isPending,
      onAction: () => void duplicate(),
    },
    canPublishPages(standing) &&
      page.isDraft === false && {
        id: 'unpublish',
        label: publishingTexts.unpublish,
        icon: EyeOffIcon,
        detail: isOnline ? undefined : publishingTexts.of.page.unpublishOffline,
        isDisabled: !isOnline,
        onAction: () => setUnpublishing(true),
      },
    canDeletePages(standing) && {
      id: 'delete',
      label: pageTexts.deletePage,
      icon: TrashIcon,
      tone: 'danger',
      onAction: () => setDeleting(true),
    },
  ];
  const dialogs = (
    <>
      <ContentDeletion
        texts={deletionTexts}
        address={`/pages/${page.id}`}
        addressAfter={`/teams/${page.teamId}`}
        remove={remove}
        restore={() => restore.mutateAsync(page.id)}
        isAsking={isDeleting}
        onAsk={setDeleting}
        onDeleted={writing.abandon}
      />
      <UnpublishDialog
        content={{ kind: 'page', id: page.id }}
        isOpen={isUnpublishing}
        onOpenChange={setUnpublishing}
      />
    </>
  );
  return { entries: entries.filter((entry) => entry !== false), load: pin.load, dialogs };
}
