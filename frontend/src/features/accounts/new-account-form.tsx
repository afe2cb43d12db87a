import { accountRules, accountTexts, type FirstAdmin } from '@touchline/contract';
import { Button, Form, Grid, NewPasswordField, Stack, TextField } from '@touchline/ui-kit';
import { useForm } from '../../shared/hooks/use-form';
import { passwordChecklist, passwordStrength } from './password-strength';

interface NewAccountFormProps {
  /** Fills in the email. */
  email?: string;
  action: string;
  isPending: boolean;
  onSubmit: (account: FirstAdmin, onFailure: (error: unknown) => void) => void;
}

const rules = {
  email: accountRules.email,
  firstName: accountRules.firstName,
  lastName: accountRules.lastName,
  password: accountRules.newPassword,
};

/** Name, email and password of a new account, with a live checklist for the password. */
export function NewAccountForm({ action, email = '', isPending, onSubmit }: NewAccountFormProps) {
  const form = useForm({ email, firstName: '', lastName: '', password: '' }, rules);
  const submit = () => form.check() && onSubmit(form.values, form.showFailure);

  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <Grid columns={[1, 2, 2]} gap="16">
          <TextField label={accountTexts.firstName} autoComplete="given-name" {...form.field('firstName')} />
          <TextField label={accountTexts.lastName} autoComplete="family-name" {...form.field('lastName')} />
        </Grid>
        <TextField label={accountTexts.email} type="email" autoComplete="username" {...form.field('email')} />
        <NewPasswordField
          label={accountTexts.password}
          autoComplete="new-password"
          checklist={passwordChecklist(form.values.password)}
          strength={form.values.password === '' ? undefined : passwordStrength(form.values.password)}
          {...form.field('password')}
        />
        <Button type="submit" tone="accent" fullWidth isPending={isPending}>
          {action}
        </Button>
      </Stack>
    </Form>
  );
}
