import { memberTexts as texts, newEmail, roleLabel } from '@touchline/contract';
import { Button, Column, Columns, Form, Select, Stack, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useInvite } from './member-queries';

const plainRoles = ['player', 'coach'] as const;
const roles = plainRoles.map((id) => ({ id, label: roleLabel(id) }));

/** One-line form: email, role, send. */
export function InviteByMail({ teamId }: { teamId: number }) {
  const invite = useInvite(teamId);
  const form = useForm<{ email: string; role: 'player' | 'coach' }>(
    { email: '', role: 'player' },
    { email: newEmail, role: () => undefined },
  );
  const submit = () =>
    form.check() &&
    invite.mutate(
      { ...form.values, email: form.values.email.trim() },
      { onSuccess: () => form.set('email', ''), onError: form.showFailure },
    );
  return (
    <Form onSubmit={submit} label={texts.invite}>
      <Stack gap="12">
        <Columns gap="12" align="start">
          <Column width={2}>
            <TextField
              label={texts.inviteEmail}
              type="email"
              autoComplete="off"
              description={texts.inviteLead}
              {...form.field('email')}
            />
          </Column>
          <Column>
            <Select
              label={texts.role}
              items={roles}
              selectedKey={form.values.role}
              onSelectionChange={(chosen) =>
                form.set('role', plainRoles.find((each) => each === chosen) ?? 'player')
              }
            />
          </Column>
        </Columns>
        <div>
          <Button
            type="submit"
            tone="accent"
            isDisabled={form.values.email.trim() === ''}
            isPending={invite.isPending}
          >
            {texts.send}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
