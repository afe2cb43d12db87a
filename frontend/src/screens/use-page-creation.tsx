import { canCreatePages, pageTexts, type Team } from '@touchline/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageDialog } from '../features/pages/page-dialog';
import { useCreatePage } from '../features/pages/page-queries';
import { useStanding } from '../shared/session';

/** The two ways to a new page, for who may make one: the dialog, and an untitled one at once. */
export function usePageCreation(team: Team) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const standing = useStanding(team);
  const quick = useCreatePage(team.id);
  const show = ({ id }: { id: number }) => void navigate(`/pages/${id}`);
  return {
    canCreate: standing !== undefined && canCreatePages(standing),
    open: () => setOpen(true),
    createUntitled: () =>
      quick.mutate({ title: pageTexts.untitledPage, content: '', tags: [] }, { onSuccess: show }),
    dialog: <PageDialog teamId={team.id} isOpen={isOpen} onOpenChange={setOpen} onCreated={show} />,
  };
}
