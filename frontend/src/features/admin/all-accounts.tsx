import { useInfiniteQuery } from '@tanstack/react-query';
import {
  accountSorts,
  adminUserTexts as texts,
  appTexts,
  fullName,
  isSuperAdminRole,
  roleLabel,
  type AdminUser,
} from '@touchline/contract';
import {
  Badge,
  ConfirmDialog,
  EditIcon,
  EmptyState,
  LockIcon,
  RelativeTime,
  Table,
  Text,
  TrashIcon,
  type MenuEntry,
  type TableColumn,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useUser } from '../../shared/session';
import { AccountDialog } from './account-dialog';
import { useDeleteAccount, useResetTwoFactor } from './account-queries';
import { accountsQuery } from './admin-queries';
import { timeSpent } from './time-spent';
import { LoadFailed } from '../../shared/load-failed';
import { emailColumn, nameColumn, usePeopleSearch } from '../../shared/people-table';
import { ShowMore } from '../../shared/show-more';

interface Open {
  action: 'edit' | 'reset' | 'delete';
  account: AdminUser;
}

/** Table of all accounts: search, sort, edit, delete. */
export function AllAccounts() {
  const { search, sort, controls } = usePeopleSearch(texts.search);
  const accounts = useInfiniteQuery(
    accountsQuery({
      search: search || undefined,
      sort: accountSorts.find((column) => column === sort.columnId),
      direction: sort.direction,
    }),
  );
  const { id: ownId } = useUser();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  if (accounts.isLoadingError) return <LoadFailed query={accounts} />;
  return (
    <>
      <Table
        label={texts.title}
        columns={columns}
        rows={accounts.data?.pages.flatMap((part) => part.accounts) ?? []}
        isLoading={accounts.isPending}
        {...controls}
        noMatchText={texts.noMatch}
        emptyState={<EmptyState level={3} title={texts.none} />}
        rowActions={(account) => actionsFor({ account, isSelf: account.id === ownId }, setOpen)}
        rowActionsLabel={(account) => texts.actionsFor(fullName(account))}
      />
      <ShowMore list={accounts} label={texts.more} />
      {open?.action === 'edit' && <AccountDialog account={open.account} onClose={close} />}
      {open?.action === 'reset' && <TwoFactorReset account={open.account} onClose={close} />}
      {open?.action === 'delete' && <Deletion account={open.account} onClose={close} />}
    </>
  );
}

const columns: TableColumn<AdminUser>[] = [
  nameColumn(texts.name),
  { ...emailColumn(texts.email), minWidth: 224 },
  {
    id: 'role',
    label: texts.role,
    isSortable: true,
    width: 120,
    value: ({ role }) => roleLabel(role),
    cell: ({ role }) => <Badge tone={isSuperAdminRole(role) ? 'accent' : 'neutral'}>{roleLabel(role)}</Badge>,
  },
  {
    id: 'team',
    label: texts.team,
    isSortable: true,
    width: '3fr',
    text: ({ teamName }) => teamName ?? '',
    value: ({ teamName }) => teamName,
    cell: ({ teamName }) => teamName ?? <Unknown>{texts.noTeam}</Unknown>,
  },
  {
    id: 'lastLogin',
    label: texts.lastLogin,
    isSortable: true,
    width: 140,
    value: ({ lastLogin }) => lastLogin,
    cell: ({ lastLogin }) => (lastLogin ? <RelativeTime at={lastLogin} /> : <Unknown>{texts.never}</Unknown>),
  },
  {
    id: 'timeSpent',
    label: texts.timeSpent,
    isSortable: true,
    width: 150,
    align: 'end',
    value: ({ timeSpentLast30Days }) => timeSpentLast30Days,
    cell: ({ timeSpentLast30Days }) => timeSpent(timeSpentLast30Days),
  },
];

const Unknown = ({ children }: { children: string }) => (
  <Text as="span" size="14" tone="muted">
    {children}
  </Text>
);

/** Super admins cannot delete their own account, nor reset their own second factor. */
function actionsFor(
  { account, isSelf }: { account: AdminUser; isSelf: boolean },
  open: (what: Open) => void,
): MenuEntry[] {
  const edit: MenuEntry = {
    id: 'edit',
    label: texts.edit,
    icon: EditIcon,
    onAction: () => open({ action: 'edit', account }),
  };
  const remove: MenuEntry = {
    id: 'delete',
    label: texts.delete,
    icon: TrashIcon,
    tone: 'danger',
    onAction: () => open({ action: 'delete', account }),
  };
  const reset: MenuEntry = {
    id: 'reset',
    label: texts.resetTwoFactor,
    icon: LockIcon,
    onAction: () => open({ action: 'reset', account }),
  };
  if (isSelf) return [edit];
  return account.twoFactor === 'on' ? [edit, reset, remove] : [edit, remove];
}

function TwoFactorReset({ account, onClose }: { account: AdminUser; onClose: () => void }) {
  const reset = useResetTwoFactor();
  return (
    <ConfirmDialog
      title={texts.resetTwoFactorTitle}
      body={texts.resetTwoFactorLead(fullName(account))}
      confirmLabel={texts.resetTwoFactorAction}
      cancelLabel={appTexts.cancel}
      isOpen
      isPending={reset.isPending}
      onOpenChange={onClose}
      onConfirm={() => reset.mutate(account.id, { onSettled: onClose })}
    />
  );
}

function Deletion({ account, onClose }: { account: AdminUser; onClose: () => void }) {
  const remove = useDeleteAccount();
  return (
    <ConfirmDialog
      title={texts.deleteTitle}
      body={texts.deleteLead(fullName(account))}
      confirmLabel={appTexts.delete}
      cancelLabel={appTexts.cancel}
      isOpen
      isPending={remove.isPending}
      onOpenChange={onClose}
      onConfirm={() => remove.mutate(account.id, { onSettled: onClose })}
    />
  );
}
