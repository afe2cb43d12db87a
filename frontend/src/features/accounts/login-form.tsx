import { accountRules, accountTexts, type User } from '@touchline/contract';
import { Button, Form, Inline, PasswordField, Stack, Text, TextField, TextLink } from '@touchline/ui-kit';
import { useForm } from '../../shared/use-form';
import { useLogin } from './account-queries';

/** Email and password; `onDone` runs once the server knows who it is. */
export function LoginForm({ onDone }: { onDone: (user: User) => void }) {
  const login = useLogin();
  const form = useForm(
    { email: '', password: '' },
    { email: accountRules.email, password: accountRules.loginPassword },
  );
  const submit = () => form.check() && login.mutate(form.values, { onSuccess: onDone });

  return (
    <Form onSubmit={submit}>
      <Stack gap="16">
        <TextField label={accountTexts.email} type="email" autoComplete="username" {...form.field('email')} />
        <PasswordField
          label={accountTexts.password}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <Inline gap="none" justify="end">
          <Text size="14">
            <TextLink href="/forgot-password">{accountTexts.forgotPassword}</TextLink>
          </Text>
        </Inline>
        <Button type="submit" tone="accent" fullWidth isPending={login.isPending}>
          {accountTexts.signIn}
        </Button>
      </Stack>
    </Form>
  );
}
