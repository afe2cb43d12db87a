import { adminTexts as texts, auditTexts, type Statistics } from '@touchline/contract';
import {
  Button,
  Container,
  Heading,
  Inline,
  PlusIcon,
  Spacer,
  Stack,
  Text,
  TextLink,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { AllTeams } from '../../features/admin/all-teams';
import { AnyTeamDialog } from '../../features/admin/any-team-dialog';
import { Figures } from '../../features/admin/figures';
import { TeamWithAdminDialog } from '../../features/admin/team-with-admin-dialog';
import { usePageTitle } from '../../shared/hooks/use-page-title';
import { AdminOnly } from './admin-only';

/** /admin */
export function AdminScreen() {
  usePageTitle(texts.title);
  return (
    <AdminOnly>
      <AdminDashboard />
    </AdminOnly>
  );
}

const figures = [
  { label: texts.totalTeams, value: ({ totalTeams }: Statistics) => totalTeams },
  { label: texts.activeTeams, value: ({ activeTeams }: Statistics) => activeTeams },
];

function AdminDashboard() {
  const [open, setOpen] = useState<'team' | 'with-admin'>();
  const close = () => setOpen(undefined);
  return (
    <Container width="content">
      <Stack gap="24">
        <Inline gap="16" justify="between" wrap as="header">
          <Stack gap="4">
            <Heading level={1}>{texts.title}</Heading>
            <Text tone="muted">{texts.lead}</Text>
            <AdminLinks />
          </Stack>
          <Button icon={PlusIcon} tone="accent" onPress={() => setOpen('with-admin')}>
            {texts.createWithAdmin}
          </Button>
        </Inline>
        <Figures shown={figures} />
        <Stack gap="12">
          <Inline gap="8">
            <Heading level={2} size="18">
              {texts.teams}
            </Heading>
            <Spacer />
            <Button icon={PlusIcon} onPress={() => setOpen('team')}>
              {texts.create}
            </Button>
          </Inline>
          <AllTeams />
        </Stack>
      </Stack>
      {open === 'team' && <AnyTeamDialog onClose={close} />}
      {open === 'with-admin' && <TeamWithAdminDialog onClose={close} />}
    </Container>
  );
}

/** Links to the other admin screens; the server's own pages open in a new tab. */
function AdminLinks() {
  return (
    <Inline gap="16" wrap>
      <TextLink href="/admin/users">{texts.users}</TextLink>
      <TextLink href="/admin/audit">{auditTexts.title}</TextLink>
      <TextLink href="/ops/queues" isExternal>
        {texts.queues}
      </TextLink>
      <TextLink href="/ops/mail" isExternal>
        {texts.mailbox}
      </TextLink>
    </Inline>
  );
}
