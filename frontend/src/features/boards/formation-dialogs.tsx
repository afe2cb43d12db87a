import { useQuery } from '@tanstack/react-query';
import type { BoardFormation } from '@touchline/contract';
import {
  boardEditorTexts as texts,
  boardTexts,
  formationNameFor,
  lineUpOf,
  playersIn,
  type Board,
  type Sport,
} from '@touchline/contract/boards';
import {
  Dialog,
  EditIcon,
  EmptyState,
  IconButton,
  List,
  ListItem,
  SkeletonText,
  TrashIcon,
  UsersIcon,
} from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../shared/load-failed';
import { FormationForm } from './formation-form';
import {
  formationsQuery,
  useRemoveFormation,
  useRenameFormation,
  useSaveFormation,
} from './formation-queries';

interface SaveFormProps {
  teamId: number;
  board: Board;
  onClose: () => void;
  onSaved: (lineUp: Board) => void;
}

/** Dialog that saves our players at the start as a formation of the team. */
export function SaveFormation({ isOpen, ...form }: SaveFormProps & { isOpen: boolean }) {
  return (
    <Dialog
      title={texts.saveFormation}
      size="small"
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && form.onClose()}
    >
      <SaveForm {...form} />
    </Dialog>
  );
}

function SaveForm({ teamId, board, onClose, onSaved }: SaveFormProps) {
  const { data: own = [] } = useQuery(formationsQuery(teamId));
  const save = useSaveFormation(teamId);
  const [suggestion] = useState(() =>
    formationNameFor(
      board,
      own.map(({ name }) => name),
    ),
  );
  const submit = (name: string, showFailure: (error: unknown) => void) => {
    const lineUp = lineUpOf(board);
    const onSuccess = () => {
      onSaved(lineUp);
      onClose();
    };
    save.mutate({ name, lineUp }, { onSuccess, onError: showFailure });
  };
  return (
    <FormationForm
      label={texts.saveFormation}
      lead={texts.saveFormationLead}
      name={suggestion}
      others={own}
      isPending={save.isPending}
      onSubmit={submit}
      onCancel={onClose}
    />
  );
}

interface FormationManagerProps {
  teamId: number;
  /** Sport of the open board. */
  sport: Sport;
  isOpen: boolean;
  onClose: () => void;
}

/** Dialog that renames and deletes the formations of the team. */
export function FormationManager({ teamId, sport, isOpen, onClose }: FormationManagerProps) {
  const [renamed, setRenamed] = useState<BoardFormation>();
  const list = useQuery(formationsQuery(teamId));
  const rename = useRenameFormation(teamId);
  const own = list.data ?? [];
  const stop = () => setRenamed(undefined);
  const close = (opens: boolean) => {
    if (opens) return;
    stop();
    onClose();
  };
  return (
    <Dialog
      title={renamed ? texts.renameFormation : texts.ownFormations}
      isOpen={isOpen}
      onOpenChange={close}
    >
      {renamed ? (
        <FormationForm
          label={texts.renameFormation}
          name={renamed.name}
          others={own.filter(({ id }) => id !== renamed.id)}
          isPending={rename.isPending}
          onSubmit={(name, showFailure) =>
            rename.mutate({ id: renamed.id, name }, { onSuccess: stop, onError: showFailure })
          }
          onCancel={stop}
        />
      ) : (
        <>
          {list.isPending && <SkeletonText lines={4} />}
          {list.isLoadingError && <LoadFailed query={list} />}
          {list.data && (
            <FormationList teamId={teamId} sport={sport} formations={own} onRename={setRenamed} />
          )}
        </>
      )}
    </Dialog>
  );
}

interface FormationListProps {
  teamId: number;
  sport: Sport;
  formations: readonly BoardFormation[];
  onRename: (formation: BoardFormation) => void;
}

function FormationList({ teamId, sport, formations, onRename }: FormationListProps) {
  const remove = useRemoveFormation(teamId);
  const buttons = useRef(new Map<number, HTMLButtonElement>());
  if (formations.length === 0)
    return <EmptyState icon={UsersIcon} title={texts.noFormations} detail={texts.noFormationsLead} />;
  const removeAt = (formation: BoardFormation, place: number) => {
    const next = formations[place + 1] ?? formations[place - 1];
    const onSuccess = () => next && buttons.current.get(next.id)?.focus();
    remove.mutate(formation, { onSuccess });
  };
  return (
    <List label={texts.ownFormations}>
      {formations.map((formation, place) => (
        <ListItem
          key={formation.id}
          title={formation.name}
          detail={detailOf(formation, sport)}
          end={
            <>
              <IconButton
                label={texts.renameFormationOf(formation.name)}
                icon={EditIcon}
                size="small"
                onPress={() => onRename(formation)}
              />
              <IconButton
                ref={(button) => {
                  if (button) buttons.current.set(formation.id, button);
                  else buttons.current.delete(formation.id);
                }}
                label={texts.deleteFormationOf(formation.name)}
                icon={TrashIcon}
                size="small"
                isPending={remove.isPending}
                onPress={() => removeAt(formation, place)}
              />
            </>
          }
        />
      ))}
    </List>
  );
}

/** Names the sport only where it is another one than that of the board. */
function detailOf({ lineUp, sport }: BoardFormation, shown: Sport): string {
  const players = texts.playersOf(playersIn(lineUp).length);
  return sport === shown ? players : `${boardTexts.sports[sport]}, ${players}`;
}
