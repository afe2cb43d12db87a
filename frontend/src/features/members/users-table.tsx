import { useInfiniteQuery } from '@tanstack/react-query';
import {
  appTexts,
  canTouchMember,
  fullName,
  memberTexts,
  teamUserSorts,
  userTexts as texts,
  type Standing,
  type TeamSummary,
  type TeamUser,
} from '@touchline/contract';
import {
  ConfirmDialog,
  EditIcon,
  EmptyState,
  RelativeTime,
  Table,
  TrashIcon,
  type MenuEntry,
  type TableColumn,
  type TableSort,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { numberColumn } from './number-column';
import { roleColumn } from './role-column';
import { UserDialog } from './user-dialog';
import { usersQuery, useRemoveUser } from './user-queries';
import { LoadFailed } from '../../shared/load-failed';
import { emailColumn, nameColumn, usePeopleSearch } from '../../shared/people-table';
import { ShowMore } from '../../shared/show-more';

interface UsersTableProps {
  team: TeamSummary;
  standing: Standing;
}

/** Table of a team's users: search, sort, number, role, edit, remove. */
export function UsersTable({ team, standing }: UsersTableProps) {
  const { id: teamId } = team;
  const { search, sort, controls } = usePeopleSearch(texts.search);
  const users = useInfiniteQuery(usersQuery(teamId, { search, ...orderOf(sort) }));
  const [editing, setEditing] = useState<TeamUser>();
  const [leaving, setLeaving] = useState<TeamUser>();
  if (users.isLoadingError) return <LoadFailed query={users} />;
  return (
    <>
      <Table
        label={texts.users}
        columns={[nameOfUser, numberColumn(team, standing), email, roleColumn(teamId, standing), lastLogin]}
        rows={users.data?.pages.flatMap((part) => part.users) ?? []}
        isLoading={users.isPending}
        {...controls}
        noMatchText={texts.noMatch}
        emptyState={<EmptyState level={3} title={texts.none} />}
        rowActions={(user) => actionsFor(user, { standing, setEditing, setLeaving })}
        rowActionsLabel={(user) => texts.actionsFor(fullName(user))}
      />
      <ShowMore list={users} label={memberTexts.more} />
      {editing && (
        <UserDialog
          key={editing.id}
          teamId={teamId}
          standing={standing}
          user={editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {leaving && <Removal teamId={teamId} user={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  );
}

const orderOf = ({ columnId, direction }: TableSort) => ({
  sort: teamUserSorts.find((sort) => sort === columnId),
  direction,
});

const nameOfUser: TableColumn<TeamUser> = { ...nameColumn(texts.name), minWidth: 160 };
const email: TableColumn<TeamUser> = { ...emailColumn(texts.email), minWidth: 176 };
const lastLogin: TableColumn<TeamUser> = {
  id: 'lastLogin',
  label: texts.lastLogin,
  isSortable: true,
  width: 128,
  value: (user) => user.lastLogin,
  cell: (user) => (user.lastLogin ? <RelativeTime at={user.lastLogin} /> : texts.never),
};

interface Offered {
  standing: Standing;
  setEditing: (user: TeamUser) => void;
  setLeaving: (user: TeamUser) => void;
}

function actionsFor(user: TeamUser, { standing, setEditing, setLeaving }: Offered): MenuEntry[] {
  const { id: userId, role, isTeamAdmin } = user;
  if (!canTouchMember(standing, { userId, role, isTeamAdmin })) return [];
  return [
    { id: 'edit', label: texts.edit, icon: EditIcon, onAction: () => setEditing(user) },
    {
      id: 'remove',
      label: memberTexts.remove,
      icon: TrashIcon,
      tone: 'danger',
      onAction: () => setLeaving(user),
    },
  ];
}

function Removal({ teamId, user, onClose }: { teamId: number; user: TeamUser; onClose: () => void }) {
  const remove = useRemoveUser(teamId);
  return (
    <ConfirmDialog
      title={memberTexts.removeTitle}
      body={memberTexts.removeLead(fullName(user))}
      confirmLabel={memberTexts.remove}
      cancelLabel={appTexts.cancel}
      isOpen
      isPending={remove.isPending}
      onOpenChange={onClose}
      onConfirm={() => remove.mutate(user.id, { onSettled: onClose })}
    />
  );
}
