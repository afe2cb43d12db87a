import { canCreatePages, pageTexts, type TeamSummary } from '@touchline/contract';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CategorySelect } from '../../features/categories/category-select';
import { useOpenNewPage } from '../../features/pages/new-page';
import { useCreatePage } from '../../features/pages/page-mutations';
import { useAddressParams } from '../../shared/navigation/use-address-params';
import { useStanding } from '../../shared/session';
import { categoryIn } from '../team/category-in';
import { lazyDialog } from '../../shared/lazy-dialog';

const PageDialog = lazyDialog(async () => (await import('../../features/pages/page-dialog')).PageDialog);

export type PageCreation = ReturnType<typeof usePageCreation>;

/** Creates pages, for users who may: by a dialog, or untitled at once. */
export const usePageCreation = (team: TeamSummary) => useCreation(team, useState(false));

/** Like `usePageCreation`, with the dialog's state in the address (`?new=page`). */
export function useAskedPageCreation(team: TeamSummary) {
  const [params, edit] = useAddressParams();
  const setOpen = (isOpen: boolean) =>
    edit((next) => (isOpen ? next.set('new', 'page') : next.delete('new')));
  return useCreation(team, [params.get('new') === 'page', setOpen]);
}

/** New pages get the open category. */
function useCreation(team: TeamSummary, [isOpen, setOpen]: [boolean, (isOpen: boolean) => void]) {
  const [params] = useSearchParams();
  const standing = useStanding(team);
  const quick = useCreatePage(team.id);
  const canCreate = standing !== undefined && canCreatePages(standing);
  const categoryId = categoryIn(params) || null;
  const show = useOpenNewPage();
  return {
    canCreate,
    open: () => setOpen(true),
    createUntitled: () =>
      quick.mutate({ title: pageTexts.untitledPage, content: '', tags: [], categoryId }, { onSuccess: show }),
    dialog: (
      <PageDialog
        key={categoryId}
        team={team}
        isOpen={canCreate && isOpen}
        onOpenChange={setOpen}
        onCreated={show}
        categoryId={categoryId}
        categoryPicker={(field) => <CategorySelect teamId={team.id} {...field} />}
      />
    ),
  };
}
