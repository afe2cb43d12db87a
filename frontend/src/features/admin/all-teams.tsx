import { useQuery } from '@tanstack/react-query';
import {
  adminTexts as texts,
  appTexts,
  fillPath,
  spaceCalls,
  spaceTexts,
  type TeamSummary,
} from '@touchline/contract';
import {
  Button,
  ConfirmDialog,
  DownloadIcon,
  EditIcon,
  EmptyState,
  Inline,
  Table,
  TeamInitial,
  Text,
  TextField,
  TrashIcon,
  UsersIcon,
  type MenuEntry,
  type TableColumn,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { teamsQuery } from '../../shared/session';
import { useDeleteTeam } from './all-teams-queries';
import { AnyTeamDialog } from './any-team-dialog';
import { CoachesDialog } from './coaches-dialog';
import { descriptionText } from './description-text';
import { LoadFailed } from '../../shared/load-failed';

type TeamAction = 'edit' | 'coaches' | 'delete';
interface Open {
  action: TeamAction;
  teamId: number;
}

/** Table of all teams: search, sort, edit, assign coaches, delete. */
export function AllTeams() {
  const teams = useQuery(teamsQuery);
  const [open, setOpen] = useState<Open>();
  if (teams.isLoadingError) return <LoadFailed query={teams} />;
  const team = teams.data?.find(({ id }) => id === open?.teamId);
  return (
    <>
      <Table
        label={texts.teams}
        columns={columns}
        rows={teams.data ?? []}
        isLoading={teams.isPending}
        defaultSort={{ columnId: 'name', direction: 'ascending' }}
        search={{ label: texts.search, placeholder: texts.search }}
        noMatchText={texts.noMatch}
        emptyState={<EmptyState level={3} title={texts.noTeams} />}
        rowHref={({ id }) => `/teams/${id}`}
        rowActions={({ id }) => actions((action) => setOpen({ action, teamId: id }))}
        rowActionsLabel={({ name }) => texts.actionsFor(name)}
      />
      {open && team && <ActionDialog action={open.action} team={team} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const columns: TableColumn<TeamSummary>[] = [
  {
    id: 'name',
    label: texts.teamName,
    isRowHeader: true,
    isSortable: true,
    width: '2fr',
    minWidth: 232,
    text: ({ name }) => name,
    start: ({ name, sport }) => <TeamInitial name={name} tint={sport} />,
    cell: ({ id, name }) => (
      <>
        {name}{' '}
        <Text as="span" size="12" tone="muted">
          {texts.teamNumber(id)}
        </Text>
      </>
    ),
    onPhone: 'title',
  },
  {
    id: 'sport',
    label: texts.sport,
    isSortable: true,
    width: '1fr',
    minWidth: 144,
    text: ({ sport }) => sport,
    cell: ({ sport }) => sport,
  },
  {
    id: 'members',
    label: texts.members,
    isSortable: true,
    width: 110,
    align: 'end',
    value: ({ memberCount }) => memberCount,
    cell: ({ memberCount }) => memberCount,
  },
  {
    id: 'coaches',
    label: texts.coaches,
    isSortable: true,
    width: 110,
    align: 'end',
    value: ({ coachCount }) => coachCount,
    cell: ({ coachCount }) => coachCount,
  },
  {
    id: 'description',
    label: texts.description,
    width: '2fr',
    cell: ({ description }) => descriptionText(description),
  },
];

const actions = (choose: (action: TeamAction) => void): MenuEntry[] => [
  { id: 'edit', label: texts.edit, icon: EditIcon, onAction: () => choose('edit') },
  { id: 'coaches', label: texts.manageCoaches, icon: UsersIcon, onAction: () => choose('coaches') },
  { id: 'delete', label: texts.delete, icon: TrashIcon, tone: 'danger', onAction: () => choose('delete') },
];

interface ActionDialogProps {
  team: TeamSummary;
  onClose: () => void;
}

const actionDialogs = { edit: AnyTeamDialog, coaches: CoachesDialog, delete: Deletion };

function ActionDialog({ action, ...props }: ActionDialogProps & { action: TeamAction }) {
  const Shown = actionDialogs[action];
  return <Shown {...props} />;
}

/** Asks for the name of the team, and offers its archive first. */
function Deletion({ team, onClose }: ActionDialogProps) {
  const remove = useDeleteTeam();
  const [typed, setTyped] = useState('');
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      body={texts.deleteLead(team.name)}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      isOpen
      isPending={remove.isPending}
      isConfirmDisabled={!isNameOf(team, typed)}
      onOpenChange={onClose}
      onConfirm={() => remove.mutate(team.id, { onSettled: onClose })}
    >
      <Inline gap="8" justify="between" wrap>
        <Text size="14" tone="muted">
          {texts.deleteExport}
        </Text>
        <Button
          icon={DownloadIcon}
          href={fillPath(spaceCalls.exportSpace.path, { teamId: team.id })}
          download
        >
          {spaceTexts.exportAction}
        </Button>
      </Inline>
      <TextField label={texts.deleteName(team.name)} autoComplete="off" value={typed} onChange={setTyped} />
    </ConfirmDialog>
  );
}

/** Compares without outer and repeated spaces, which a screen does not show. */
const isNameOf = ({ name }: TeamSummary, typed: string) => shown(typed) === shown(name);
const shown = (text: string) => text.trim().replace(/\s+/g, ' ');
