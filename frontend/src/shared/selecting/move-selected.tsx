import { useQuery } from '@tanstack/react-query';
import { contentMoveTexts as texts } from '@touchline/contract';
import { Button, FolderIcon, IconButton, media, useMedia } from '@touchline/ui-kit';
import { useState } from 'react';
import { lazyDialog } from '../lazy-dialog';
import { teamsToMoveTo } from '../moving/teams-to-move-to';
import { teamsQuery, useUser } from '../session';
import type { SelectedActionProps } from './selected-action';

const MoveDialog = lazyDialog(async () => (await import('../moving/move-dialog')).MoveDialog);

/** Moves the selected pages or plays to another team; nothing for users who edit no other team. */
export function MoveSelected({ kind, teamId, selected, isDisabled, onDone }: SelectedActionProps) {
  const isPhone = useMedia(media.belowTablet);
  const [isOpen, setOpen] = useState(false);
  const user = useUser();
  const { data: teams = [] } = useQuery(teamsQuery);
  if (teamsToMoveTo(user, teams, teamId).length === 0) return null;
  const open = () => setOpen(true);
  return (
    <>
      {isPhone ? (
        <IconButton label={texts.moveNow} icon={FolderIcon} isDisabled={isDisabled} onPress={open} />
      ) : (
        <Button tone="quiet" size="small" icon={FolderIcon} isDisabled={isDisabled} onPress={open}>
          {texts.moveNow}
        </Button>
      )}
      <MoveDialog
        items={selected.map((content) => ({ kind, ...content }))}
        teamId={teamId}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onMoved={onDone}
      />
    </>
  );
}
