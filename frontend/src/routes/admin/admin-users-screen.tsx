import { adminUserTexts as texts, type Statistics } from '@touchline/contract';
import { AddressConflicts } from '../../features/admin/address-conflicts';
import { AllAccounts } from '../../features/admin/all-accounts';
import { DeletionRequests } from '../../features/admin/deletion-requests';
import { Figures } from '../../features/admin/figures';
import { AdminPart } from './admin-part';

const figures = [
  { label: texts.totalUsers, value: ({ totalUsers }: Statistics) => totalUsers },
  { label: texts.admins, value: ({ admins }: Statistics) => admins },
  { label: texts.active, value: ({ activeLast30Days }: Statistics) => activeLast30Days },
  {
    label: texts.averageTime,
    value: ({ averageTimeSpent }: Statistics) => texts.minutes(Math.round(averageTimeSpent)),
  },
];

/** /admin/users */
export function AdminUsersScreen() {
  return (
    <AdminPart title={texts.title} lead={texts.lead}>
      <Figures shown={figures} />
      <DeletionRequests />
      <AddressConflicts />
      <AllAccounts />
    </AdminPart>
  );
}
