import { accountTexts } from '@touchline/contract';
import { Button, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { useRegister } from '../../features/accounts/registration-queries';
import { LoginForm } from '../../features/accounts/login-form';
import { NewAccountForm } from '../../features/accounts/new-account-form';
import { HardNavigate, hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

/** /auth?invite={token}: sign up with an invitation, or sign in; both return to the invitation. */
export function AuthScreen() {
  const token = new URLSearchParams(location.search).get('invite');
  const [mode, setMode] = useState<'sign-up' | 'sign-in'>('sign-up');
  const register = useRegister();
  if (!token) return <HardNavigate to="/login" />;
  const back = () => hardNavigate(`/invite/${encodeURIComponent(token)}`, { replace: true });

  if (mode === 'sign-in') {
    return (
      <AuthLayout title={accountTexts.signInTitle}>
        <Stack gap="16">
          <LoginForm onDone={back} />
          <Button tone="quiet" onPress={() => setMode('sign-up')}>
            {accountTexts.noAccount}
          </Button>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={accountTexts.signUp} lead={accountTexts.signUpLead}>
      <Stack gap="16">
        <NewAccountForm
          action={accountTexts.signUp}
          isPending={register.isPending}
          onSubmit={(account, onError) =>
            register.mutate({ ...account, token }, { onError, onSuccess: back })
          }
        />
        <Button tone="quiet" onPress={() => setMode('sign-in')}>
          {accountTexts.haveAccount}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
