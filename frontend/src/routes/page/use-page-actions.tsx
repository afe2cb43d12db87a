import {
  canChangePins,
  canDeletePages,
  canDuplicatePages,
  canPublishPages,
  canSeeHistory,
  canUsePageTemplates,
  canViewAsPlayer,
  pageTemplateTexts,
  pageListTexts,
  pageTexts,
  publishingTexts,
  savingTexts,
  viewAsTexts,
  type Page,
  type Standing,
} from '@touchline/contract';
import {
  DuplicateIcon,
  EyeIcon,
  EyeOffIcon,
  HistoryIcon,
  PageIcon,
  toast,
  TrashIcon,
  type MenuEntry,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useDuplicatePage } from '../../features/pages/use-duplicate-page';
import { usePinEntry } from '../../features/pins/use-pin-entry';
import { useDeleteContent, useRestoreContent } from '../../shared/api/bin-queries';
import { lazyDialog } from '../../shared/lazy-dialog';
import { hardNavigate } from '../../shared/hard-navigate';
import { playersViewOf } from '../../shared/view-as-player';
import { useOnline } from '../../shared/hooks/use-online';
import { ContentDeletion } from '../shared/content-deletion';
import { useMoveEntry } from '../shared/content-move';
import type { Writing } from '../shared/writing/use-writing';

const UnpublishDialog = lazyDialog(
  async () => (await import('../../shared/publishing/unpublish-dialog')).UnpublishDialog,
);

const SaveTemplate = lazyDialog(
  async () => (await import('../../features/pages/template-dialogs')).SaveTemplate,
);

const deletionTexts = {
  title: pageTexts.deletePage,
  question: pageListTexts.confirmDelete,
  deleted: pageTexts.deleted,
  deletedDetail: pageListTexts.deletedDetail,
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
  const template = useTemplateEntry({ writing, isUploading });
  const move = useMoveEntry({ kind: 'page', ...page }, { standing, save: writing.save, isUploading });
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
    canUsePageTemplates(standing) && template.entry,
    move.entry,
    canViewAsPlayer(standing) && viewEntry(page, { isOnline, save: writing.save }),
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
      {move.dialog}
      <SaveTemplate page={page} isOpen={template.isOpen} onClose={template.close} />
      <UnpublishDialog
        content={{ kind: 'page', id: page.id }}
        isOpen={isUnpublishing}
        onOpenChange={setUnpublishing}
      />
    </>
  );
  return { entries: entries.filter((entry) => entry !== false), load: pin.load, dialogs };
}

/** Entry that saves the page, then opens it as a player sees it. */
function viewEntry(
  { id, isDraft }: Page,
  { isOnline, save }: Pick<Writing, 'save'> & { isOnline: boolean },
): MenuEntry {
  const view = async () => {
    if (await save()) hardNavigate(playersViewOf(`/pages/${id}`));
  };
  return {
    id: 'view-as-player',
    label: viewAsTexts.view,
    icon: EyeIcon,
    detail: isDraft ? viewAsTexts.ofDraft : isOnline ? undefined : viewAsTexts.offline,
    isDisabled: isDraft || !isOnline,
    onAction: () => void view(),
  };
}

/** Entry that saves the page, then asks for the name of a template. */
function useTemplateEntry({ writing, isUploading }: Omit<EditedPage, 'standing'>) {
  const [isOpen, setOpen] = useState(false);
  const isOnline = useOnline();
  const ask = async () => {
    if (isUploading()) return refuse(pageTemplateTexts.saveUploading);
    if (!(await writing.save())) return refuse(pageTemplateTexts.saveUnsaved);
    setOpen(true);
  };
  const entry: MenuEntry = {
    id: 'template',
    label: pageTemplateTexts.saveAs,
    icon: PageIcon,
    detail: isOnline ? undefined : pageTemplateTexts.offline,
    isDisabled: !isOnline,
    onAction: () => void ask(),
  };
  return { entry, isOpen, close: () => setOpen(false) };
}

function refuse(description: string): void {
  toast({ title: pageTemplateTexts.saveFailed, description, tone: 'danger' });
}
