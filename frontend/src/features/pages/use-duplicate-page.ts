import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appTexts, pageCalls, savingTexts, type Page } from '@touchline/contract';
import { dismissToast, toast } from '@touchline/ui-kit';
import { useNavigate } from 'react-router-dom';
import { afterSuccess } from '../../shared/api/after-success';
import { api } from '../../shared/api/api';
import { useOpenNewPage } from './new-page';
import { refreshLists } from '../../shared/api/content-queries';
import { pageQuery } from './page-queries';

interface Draft {
  /** Resolves to false where something could not be saved. */
  save: () => Promise<boolean>;
  isUploading: () => boolean;
}

/** Saves a page, duplicates it and opens the copy with its title selected. The toast leads back to the original. */
export function useDuplicatePage({ id: pageId, teamId }: Page, { save, isUploading }: Draft) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const open = useOpenNewPage(true);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => api(pageCalls.duplicate, { params: { pageId }, body: { draft: true } }),
    meta: {
      failureTitle: savingTexts.duplicateFailedTitle,
      failure: savingTexts.duplicateFailed,
      unreachable: appTexts.noConnection,
    },
    onSuccess: (copy: Page) => {
      queries.setQueryData(pageQuery(copy.id).queryKey, copy);
      refreshLists(queries, 'page', teamId);
    },
  });

  const backToOriginal = () => void navigate(`/pages/${pageId}`);
  const showCopy = (copy: Page) => {
    open(copy);
    announce(backToOriginal);
  };
  const duplicate = async () => {
    if (isUploading()) return refuse(savingTexts.duplicateUploading);
    if (!(await save())) return refuse(savingTexts.duplicateUnsaved);
    afterSuccess(mutateAsync(), showCopy);
  };
  return { duplicate, isPending };
}

function announce(backToOriginal: () => void): void {
  const id = toast({
    title: savingTexts.duplicated,
    description: savingTexts.duplicatedDetail,
    tone: 'success',
    action: {
      label: savingTexts.backToOriginal,
      onPress: () => {
        dismissToast(id);
        backToOriginal();
      },
    },
  });
}

function refuse(description: string): void {
  toast({ title: savingTexts.duplicateFailedTitle, description, tone: 'danger' });
}
