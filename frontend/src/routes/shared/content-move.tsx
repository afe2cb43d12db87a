import { useQuery } from '@tanstack/react-query';
import {
  canMoveContent,
  contentMoveTexts as texts,
  type ContentKind,
  type Standing,
} from '@touchline/contract';
import { FolderIcon, toast, type MenuEntry } from '@touchline/ui-kit';
import { useState } from 'react';
import { useOnline } from '../../shared/hooks/use-online';
import { lazyDialog } from '../../shared/lazy-dialog';
import { teamsToMoveTo } from '../../shared/moving/teams-to-move-to';
import { teamsQuery, useUser } from '../../shared/session';

const MoveDialog = lazyDialog(async () => (await import('../../shared/moving/move-dialog')).MoveDialog);

interface MovedContent {
  kind: ContentKind;
  id: number;
  teamId: number;
  categoryId: number | null;
  isDraft?: boolean;
}

interface Editing {
  standing: Standing;
  /** Resolves to false where something could not be saved. */
  save: () => Promise<boolean>;
  isUploading: () => boolean;
}

/** Menu entry that saves a page or play, then asks for the team to move it to; none for users who edit no other team. */
export function useMoveEntry(content: MovedContent, { standing, save, isUploading }: Editing) {
  const [isOpen, setOpen] = useState(false);
  const user = useUser();
  const { data: teams = [] } = useQuery(teamsQuery);
  const isOnline = useOnline();
  const ask = async () => {
    if (isUploading()) return refuse(texts.uploading);
    if (!(await save())) return refuse(texts.unsaved);
    setOpen(true);
  };
  const entry: MenuEntry = {
    id: 'move',
    label: texts.move,
    icon: FolderIcon,
    detail: isOnline ? undefined : texts.offline,
    isDisabled: !isOnline,
    onAction: () => void ask(),
  };
  const isPossible =
    canMoveContent(standing, undefined) && teamsToMoveTo(user, teams, content.teamId).length > 0;
  const dialog = (
    <MoveDialog items={[content]} teamId={content.teamId} isOpen={isOpen} onClose={() => setOpen(false)} />
  );
  return { entry: isPossible && entry, dialog };
}

function refuse(description: string): void {
  toast({ title: texts.failedTitle, description, tone: 'danger' });
}
