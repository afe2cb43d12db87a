import { accountRules, accountTexts, appTexts, type User } from '@touchline/contract';
import {
  Button,
  Form,
  Inline,
  PasswordField,
  Stack,
  Text,
  TextField,
  TextLink,
  toast,
} from '@touchline/ui-kit';
import { Suspense, useState } from 'react';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { useForm } from '../../shared/hooks/use-form';
import { useLogin } from './account-queries';

/** Lazy: only users with a second factor need it. */
const CodeForm = lazyWithPreload(async () => (await import('./code-form')).CodeForm);

const sayNoConnection = () =>
  toast({ title: appTexts.error, description: appTexts.noConnection, tone: 'danger' });

interface LoginFormProps {
  /** Fills in the email. */
  email?: string;
  onDone: (user: User) => void;
}

/** Email and password, then a code for users with a second factor; `onDone` is called with the user. */
export function LoginForm({ email = '', onDone }: LoginFormProps) {
  const login = useLogin();
  const [isCodeAsked, setCodeAsked] = useState(false);
  const form = useForm(
    { email, password: '' },
    { email: accountRules.email, password: accountRules.loginPassword },
  );
  const send = (code?: string, onError?: (error: unknown) => void) => {
    const onSuccess = (user: User | null) => {
      if (user) onDone(user);
      else void CodeForm.preload().then(() => setCodeAsked(true), sayNoConnection);
    };
    login.mutate({ ...form.values, code }, { onSuccess, onError });
  };
  if (isCodeAsked) {
    return (
      <Suspense fallback={null}>
        <CodeForm isPending={login.isPending} onSubmit={send} onBack={() => setCodeAsked(false)} />
      </Suspense>
    );
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
            <TextLink href="/forgot-password" isAlone>
              {accountTexts.forgotPassword}
            </TextLink>
          </Text>
        </Inline>
        <Button type="submit" tone="accent" fullWidth isPending={login.isPending}>
          {accountTexts.signIn}
        </Button>
      </Stack>
    </Form>
  );
}
