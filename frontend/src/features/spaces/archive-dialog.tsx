import { spaceTexts as texts } from '@touchline/contract';
import { Dialog } from '@touchline/ui-kit';
import { SpaceArchive } from './space-archive';

interface ArchiveDialogProps {
  teamId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Exports and imports a team's space, opened from the team's menu. */
export function ArchiveDialog({ teamId, ...dialog }: ArchiveDialogProps) {
  return (
    <Dialog title={texts.title} {...dialog}>
      <SpaceArchive teamId={teamId} />
    </Dialog>
  );
}
