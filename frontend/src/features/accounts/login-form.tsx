import { accountRules, accountTexts, type User } from '@touchline/contract';
import { Button, Form, Inline, PasswordField, Stack, Text, TextField, TextLink } from '@touchline/ui-kit';
import { useState } from 'react';
import { useForm } from '../../shared/use-form';
import { useLogin } from './account-queries';
import { CodeForm } from './code-form';

/** Email and password, then a code of who signs in with two factors; `onDone` runs once the server knows who it is. */
export function LoginForm({ onDone }: { onDone: (user: User) => void }) {
  const login = useLogin();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm(
    { email: '', password: '' },
    { email: accountRules.email, password: accountRules.loginPassword },
  );
  const send = (code?: string, onError?: (error: unknown) => void) => {
    const onSuccess = (user: User | null) => (user ? onDone(user) : setCodeAsked(true));
    login.mutate({ ...form.values, code }, { onSuccess, onError });
  };
  if (isCodeAsked) {
    return <CodeForm isPending={login.isPending} onSubmit={send} onBack={() => setCodeAsked(false)} />;
  }
  return (
    <Form onSubmit={() => form.check() && send()}>
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
