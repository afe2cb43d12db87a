import { accountRules, accountTexts, settingsTexts, type User } from '@touchline/contract';
import { Button, Form, Grid, Inline, Stack, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { useChangeProfile } from './settings-queries';

const rules = {
  displayName: accountRules.displayName,
  firstName: accountRules.givenName,
  lastName: accountRules.givenName,
  email: accountRules.email,
};

/** Name, username and email of the user. */
export function ProfileForm({ user }: { user: User }) {
  const change = useChangeProfile();
  const { displayName, firstName, lastName, email } = user;
  const form = useForm(
    { displayName: displayName ?? '', firstName: firstName ?? '', lastName: lastName ?? '', email },
    rules,
  );
  const submit = () => {
    if (!form.check()) return;
    const { values } = form;
    const body = {
      displayName: values.displayName.trim() || null,
      firstName: values.firstName.trim() || null,
      lastName: values.lastName.trim() || null,
      ...(values.email !== email && { email: values.email }),
    };
    change.mutate(body, { onError: form.showFailure });
  };
  return (
    <Form isNarrow onSubmit={submit} label={settingsTexts.profile}>
      <Stack gap="16">
        <TextField
          label={settingsTexts.displayName}
          description={settingsTexts.displayNameHint}
          autoComplete="nickname"
          {...form.field('displayName')}
        />
        <Grid columns={[1, 2, 2]} gap="16">
          <TextField label={accountTexts.firstName} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={accountTexts.lastName} autoComplete="family-name" {...form.field('lastName')} />
        </Grid>
        <TextField
          label={accountTexts.email}
          type="email"
          description={settingsTexts.emailHint}
          autoComplete="email"
          {...form.field('email')}
        />
        <Inline gap="8">
          <Button type="submit" tone="accent" isPending={change.isPending}>
            {settingsTexts.saveChanges}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
