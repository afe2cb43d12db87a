import { accountTexts } from '@touchline/contract';
import { Button, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { useRegister } from '../features/accounts/account-queries';
import { LoginForm } from '../features/accounts/login-form';
import { NewAccountForm } from '../features/accounts/new-account-form';
import { Go, go } from '../shared/go';
import { Entrance } from './entrance';

/** /auth?invite={token}: sign up with an invitation, or sign in; either leads back to the invitation. */
export function AuthScreen() {
  const token = new URLSearchParams(location.search).get('invite');
  const [mode, setMode] = useState<'sign-up' | 'sign-in'>('sign-up');
  const register = useRegister();
  if (!token) return <Go to="/login" />;
  const back = () => go(`/invite/${encodeURIComponent(token)}`, { replace: true });

  if (mode === 'sign-in') {
    return (
      <Entrance title={accountTexts.signInTitle}>
        <Stack gap="16">
          <LoginForm onDone={back} />
          <Button tone="quiet" onPress={() => setMode('sign-up')}>
            {accountTexts.noAccount}
          </Button>
        </Stack>
      </Entrance>
    );
  }
  return (
    <Entrance title={accountTexts.signUp} lead={accountTexts.signUpLead}>
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
    </Entrance>
  );
}
