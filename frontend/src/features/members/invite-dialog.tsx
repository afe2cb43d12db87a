import {
  accountRules,
  newEmail,
  accountTexts,
  appTexts,
  memberTexts,
  roleLabel,
  userTexts as texts,
} from '@touchline/contract';
import { Button, Dialog, Form, Grid, Select, Stack, Text, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useInvite } from './member-queries';

interface InviteDialogProps {
  teamId: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const formId = 'invite';
const plainRoles = ['player', 'coach'] as const;
const rules = {
  email: newEmail,
  firstName: accountRules.firstName,
  lastName: accountRules.lastName,
  role: () => undefined,
};

/** Invites a user by email, with the names of their account. */
export function InviteDialog({ teamId, isOpen, onOpenChange }: InviteDialogProps) {
  const invite = useInvite(teamId, texts.inviteFailed);
  const form = useForm<{ email: string; firstName: string; lastName: string; role: 'player' | 'coach' }>(
    { email: '', firstName: '', lastName: '', role: 'player' },
    rules,
  );
  const done = () => {
    form.reset();
    onOpenChange(false);
  };
  const submit = () =>
    form.check() && invite.mutate(form.values, { onSuccess: done, onError: form.showFailure });
  return (
    <Dialog
      title={texts.inviteTitle}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onPress={() => onOpenChange(false)}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={invite.isPending}>
            {memberTexts.send}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          <Text tone="muted">{memberTexts.inviteLead}</Text>
          <TextField label={texts.email} type="email" autoFocus {...form.field('email')} />
          <Grid columns={[1, 2, 2]} gap="16">
            <TextField label={accountTexts.firstName} {...form.field('firstName')} />
            <TextField label={accountTexts.lastName} {...form.field('lastName')} />
          </Grid>
          <Select
            label={texts.role}
            items={plainRoles.map((id) => ({ id, label: roleLabel(id) }))}
            selectedKey={form.values.role}
            onSelectionChange={(id) => form.set('role', plainRoles.find((each) => each === id) ?? 'player')}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
