import { adminTexts, adminUserTexts as texts, type Statistics } from '@touchline/contract';
import { BackIcon, Container, Heading, IconButton, Inline, Stack, Text } from '@touchline/ui-kit';
import { AllAccounts } from '../features/admin/all-accounts';
import { Figures } from '../features/admin/figures';
import { usePageTitle } from '../shared/use-page-title';
import { AdminOnly } from './admin-only';

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
  usePageTitle(texts.title);
  return (
    <AdminOnly>
      <Container width="content">
        <Stack gap="24">
          <Inline gap="8" as="header">
            <IconButton label={adminTexts.title} icon={BackIcon} tone="quiet" href="/admin" />
            <Stack gap="2">
              <Heading level={1}>{texts.title}</Heading>
              <Text tone="muted">{texts.lead}</Text>
            </Stack>
          </Inline>
          <Figures shown={figures} />
          <AllAccounts />
        </Stack>
      </Container>
    </AdminOnly>
  );
}
