import { useQuery } from '@tanstack/react-query';
import { accountTexts, inviteTexts, type InviteDetails } from '@touchline/contract';
import { Button, Skeleton, Stack, toast } from '@touchline/ui-kit';
import { useState } from 'react';
import { useRegister } from '../../features/accounts/registration-queries';
import { LoginForm } from '../../features/accounts/login-form';
import { NewAccountForm } from '../../features/accounts/new-account-form';
import { inviteQuery, useJoin } from '../../features/invites/invite-queries';
import { HardNavigate, hardNavigate } from '../../shared/hard-navigate';
import { AuthLayout } from './auth-layout';

/** /auth?invite={token}: sign up or sign in with an invitation; both join the team and lead to Home. */
export function AuthScreen() {
  const token = new URLSearchParams(location.search).get('invite');
  const invite = useQuery({ ...inviteQuery(token ?? ''), enabled: token !== null });
  if (!token) return <HardNavigate to="/login" />;
  if (invite.isPending) {
    return (
      <AuthLayout title={inviteTexts.invited}>
        <Skeleton height="400" />
      </AuthLayout>
    );
  }
  return <SignUpOrIn token={token} invite={invite.data} />;
}

const toHome = () => hardNavigate('/dashboard', { replace: true });

/** Invitations by email lead here only if the address has an account, so they begin with the sign-in. */
function SignUpOrIn({ token, invite }: { token: string; invite: InviteDetails | undefined }) {
  const [mode, setMode] = useState<'sign-up' | 'sign-in'>(invite?.email ? 'sign-in' : 'sign-up');
  const register = useRegister();
  const join = useJoin(token);
  const lead = invite ? inviteTexts.invitedTo(invite) : accountTexts.signUpLead;
  /** The invite page says why joining was refused. */
  const toInvite = () => hardNavigate(`/invite/${encodeURIComponent(token)}`, { replace: true });
  const welcome = () => {
    toast({ title: inviteTexts.welcome, tone: 'success' });
    toHome();
  };

  if (mode === 'sign-in') {
    return (
      <AuthLayout title={accountTexts.signInTitle} lead={lead}>
        <Stack gap="16">
          <LoginForm
            email={invite?.email}
            onDone={() => join.mutate(undefined, { onSuccess: toHome, onError: toInvite })}
          />
          <Button tone="quiet" onPress={() => setMode('sign-up')}>
            {accountTexts.noAccount}
          </Button>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={accountTexts.signUp} lead={lead}>
      <Stack gap="16">
        <NewAccountForm
          action={accountTexts.signUp}
          email={invite?.email}
          isPending={register.isPending}
          onSubmit={(account, onError) =>
            register.mutate({ ...account, token }, { onError, onSuccess: welcome })
          }
        />
        <Button tone="quiet" onPress={() => setMode('sign-in')}>
          {accountTexts.haveAccount}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
