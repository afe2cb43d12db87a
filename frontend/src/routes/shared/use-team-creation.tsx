import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '../../shared/lazy-dialog';

const TeamDialog = lazyDialog(async () => (await import('../../features/teams/team-dialog')).TeamDialog);

/** Dialog that creates a team space, and a function that opens it; opens the new team. */
export function useTeamCreation() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const dialog = (
    <TeamDialog
      isOpen={isOpen}
      onOpenChange={setOpen}
      onCreated={({ id }) => void navigate(`/teams/${id}`)}
    />
  );
  return { open: () => setOpen(true), dialog };
}
