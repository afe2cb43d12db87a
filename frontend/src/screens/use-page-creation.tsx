import { canCreatePages, pageTexts, type Team } from '@touchline/contract';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { CategorySelect } from '../features/categories/category-select';
import { PageDialog } from '../features/pages/page-dialog';
import { useCreatePage } from '../features/pages/page-queries';
import { useStanding } from '../shared/session';
import { categoryIn } from './use-page-filter';

/** The two ways to a new page, for who may make one: the dialog, which the address may ask for, and an untitled one at once. */
export function usePageCreation(team: Team) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const standing = useStanding(team);
  const quick = useCreatePage(team.id);
  const canCreate = standing !== undefined && canCreatePages(standing);
  const categoryId = categoryIn(params) || null;
  const show = ({ id }: { id: number }) => void navigate(`/pages/${id}`);
  const setOpen = (isOpen: boolean) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.set('new', 'page');
        else next.delete('new');
        return next;
      },
      { replace: true },
    );
  return {
    canCreate,
    open: () => setOpen(true),
    createUntitled: () =>
      quick.mutate({ title: pageTexts.untitledPage, content: '', tags: [] }, { onSuccess: show }),
    dialog: (
      <PageDialog
        key={categoryId}
        teamId={team.id}
        isOpen={canCreate && params.get('new') === 'page'}
        onOpenChange={setOpen}
        onCreated={show}
        categoryId={categoryId}
        filing={(field) => <CategorySelect teamId={team.id} {...field} />}
      />
    ),
  };
}

export type PageCreation = ReturnType<typeof usePageCreation>;
