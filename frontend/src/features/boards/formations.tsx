import { useQuery } from '@tanstack/react-query';
import { appTexts, limits, type BoardFormation } from '@touchline/contract';
import {
  boardEditorTexts as texts,
  formations,
  lineUpOf,
  newBoard,
  placed,
  playersIn,
  type Board,
  type PlacedPlayer,
} from '@touchline/contract/boards';
import { EditIcon, MenuButton, PlusIcon, UsersIcon, type MenuGroup } from '@touchline/ui-kit';
import { useState } from 'react';
import { useOnline } from '../../shared/hooks/use-online';
import { randomFraction } from '../../shared/random';
import { apply, boardIn, type EditorState } from './editor-state';
import { FormationManager, SaveFormation } from './formation-dialogs';
import { formationsQuery } from './formation-queries';
import { rememberLineUp } from './last-line-up';
import type { Act } from './use-board-editor';

interface FormationsProps {
  state: EditorState;
  act: Act;
  teamId: number;
}

/** Menu of formations, those of the team first, with the dialogs that save, rename and delete them. */
export function Formations({ state, act, teamId }: FormationsProps) {
  const [open, setOpen] = useState<'save' | 'manage'>();
  const list = useQuery(formationsQuery(teamId));
  const isOnline = useOnline();
  const board = boardIn(state);
  const own = list.data ?? [];
  const close = () => setOpen(undefined);
  const remember = (lineUp: Board) => rememberLineUp(teamId, lineUp);
  const reason = isOnline ? obstacle(state, own.length) : texts.saveFormationOffline;
  const save = {
    id: 'save',
    label: texts.saveFormation,
    icon: PlusIcon,
    detail: reason,
    isDisabled: reason !== undefined,
    onAction: () => setOpen('save'),
  };
  const manage = {
    id: 'manage',
    label: texts.manageFormations,
    icon: EditIcon,
    onAction: () => setOpen('manage'),
  };
  const failed = { id: 'failed', label: texts.ownFormationsFailed, detail: appTexts.tryAgain };
  const ours: MenuGroup = {
    id: 'own',
    title: texts.ownFormations,
    items: list.isLoadingError
      ? [{ ...failed, onAction: () => void list.refetch() }]
      : ownEntries(own, { board, act, remember }),
  };
  const groups = [ours, ...shippedGroups(board, { act, remember })].filter(({ items }) => items.length > 0);
  return (
    <>
      <MenuButton
        label={texts.formations}
        icon={UsersIcon}
        isLabelHidden
        items={[...groups, { id: 'keep', items: own.length > 0 ? [save, manage] : [save] }]}
      />
      <SaveFormation
        teamId={teamId}
        board={board}
        isOpen={open === 'save'}
        onClose={close}
        onSaved={remember}
      />
      <FormationManager teamId={teamId} sport={board.sport} isOpen={open === 'manage'} onClose={close} />
    </>
  );
}

/** Returns the reason why our players cannot be saved as a formation now. */
function obstacle(state: EditorState, count: number): string | undefined {
  if (state.place > 0) return texts.saveFormationInStart;
  if (!boardIn(state).pieces.some(({ kind }) => kind === 'us')) return texts.saveFormationOfNobody;
  return count < limits.boardFormations ? undefined : texts.formationsFull(limits.boardFormations);
}

const lineUp = (
  act: Act,
  kind: 'us' | 'them',
  { players, said }: { players: PlacedPlayer[]; said: string },
) => act((now) => apply(now, { type: 'line-up', kind, players }, { say: () => said }));

interface Choosing {
  act: Act;
  /** Keeps the chosen formation for the next board. */
  remember: (lineUp: Board) => void;
}

const ownEntries = (
  own: readonly BoardFormation[],
  { board, act, remember }: Choosing & { board: Board },
): MenuGroup['items'] =>
  own
    .filter(({ sport }) => sport === board.sport)
    .map((formation) => ({
      id: `own ${formation.id}`,
      label: formation.name,
      onAction: () => {
        const said = `${texts.formationOfUs}: ${formation.name}`;
        lineUp(act, 'us', { players: playersIn(formation.lineUp), said });
        remember(formation.lineUp);
      },
    }));

function shippedGroups({ sport }: Board, { act, remember }: Choosing): MenuGroup[] {
  const group = (kind: 'us' | 'them', title: string): MenuGroup => ({
    id: kind,
    title,
    items: formations[sport].map((formation) => ({
      id: `${kind} ${formation.name}`,
      label: formation.name,
      onAction: () => {
        lineUp(act, kind, { players: placed(formation, kind), said: `${title}: ${formation.name}` });
        if (kind === 'us') remember(lineUpOf(newBoard(sport, formation, randomFraction())));
      },
    })),
  });
  return [group('us', texts.formationOfUs), group('them', texts.formationOfThem)];
}
