import { adminTexts as texts, type Statistics } from '@touchline/contract';
import { Button, Heading, Inline, PlusIcon, Spacer, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { AllTeams } from '../../features/admin/all-teams';
import { AnyTeamDialog } from '../../features/admin/any-team-dialog';
import { Figures } from '../../features/admin/figures';
import { TeamWithAdminDialog } from '../../features/admin/team-with-admin-dialog';
import { AdminPart } from './admin-part';

const figures = [
  { label: texts.totalTeams, value: ({ totalTeams }: Statistics) => totalTeams },
  { label: texts.activeTeams, value: ({ activeTeams }: Statistics) => activeTeams },
];

/** /admin */
export function AdminScreen() {
  const [open, setOpen] = useState<'team' | 'with-admin'>();
  const close = () => setOpen(undefined);
  const createWithAdmin = (
    <Button icon={PlusIcon} tone="accent" onPress={() => setOpen('with-admin')}>
      {texts.createWithAdmin}
    </Button>
  );
  return (
    <AdminPart title={texts.title} lead={texts.lead} action={createWithAdmin}>
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
      {open === 'team' && <AnyTeamDialog onClose={close} />}
      {open === 'with-admin' && <TeamWithAdminDialog onClose={close} />}
    </AdminPart>
  );
}
