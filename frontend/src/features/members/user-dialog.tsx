import {
  accountRules,
  accountTexts,
  appTexts,
  canChangeAccount,
  canGrant,
  memberRules,
  roleLabel,
  teamRoles,
  teamTexts,
  userTexts as texts,
  type Standing,
  type TeamUser,
} from '@touchline/contract';
import { Button, Dialog, Form, Grid, Select, Stack, Text, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useChangeUser } from './user-queries';

interface UserDialogProps {
  teamId: number;
  standing: Standing;
  user: TeamUser;
  onClose: () => void;
}

const formId = 'team-user';
const rules = {
  username: accountRules.username,
  email: accountRules.email,
  firstName: accountRules.firstName,
  lastName: accountRules.lastName,
  role: memberRules.memberRole,
};

/** Edits a member: the role always, name and email until the account is activated. */
export function UserDialog({ teamId, standing, user, onClose }: UserDialogProps) {
  const change = useChangeUser(teamId);
  const { id: userId, username, email, firstName, lastName, role, accountRole, hasSetPassword } = user;
  const isOpenToUs = canChangeAccount(standing, { userId, accountRole, hasSetPassword });
  const form = useForm(
    { username, email, firstName: firstName ?? '', lastName: lastName ?? '', role },
    isOpenToUs ? rules : { ...anything, role: rules.role },
  );
  const submit = () => {
    if (!form.check()) return;
    change.mutate({ userId, ...form.values }, { onSuccess: onClose, onError: form.showFailure });
  };
  const field = (name: 'username' | 'email' | 'firstName' | 'lastName') => ({
    ...form.field(name),
    isDisabled: !isOpenToUs,
  });
  return (
    <Dialog
      title={texts.editTitle}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onPress={onClose}>{appTexts.cancel}</Button>
          <Button type="submit" form={formId} tone="accent" isPending={change.isPending}>
            {teamTexts.save}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit}>
        <Stack gap="16">
          {!isOpenToUs && <Text tone="muted">{texts.theirAccount}</Text>}
          <Grid columns={[1, 2, 2]} gap="16">
            <TextField label={accountTexts.firstName} {...field('firstName')} />
            <TextField label={accountTexts.lastName} {...field('lastName')} />
          </Grid>
          <TextField label={texts.username} {...field('username')} />
          <TextField label={texts.email} type="email" {...field('email')} />
          <Select
            label={texts.role}
            items={teamRoles
              .filter((each) => each === role || canGrant(standing, each))
              .map((id) => ({ id, label: roleLabel(id) }))}
            selectedKey={form.values.role}
            onSelectionChange={(id) => form.set('role', teamRoles.find((each) => each === id) ?? role)}
          />
        </Stack>
      </Form>
    </Dialog>
  );
}

const fine = () => undefined;
const anything = { username: fine, email: fine, firstName: fine, lastName: fine };
