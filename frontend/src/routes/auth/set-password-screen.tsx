import { useQuery } from '@tanstack/react-query';
import { passwordScreenTexts as texts } from '@touchline/contract';
import { Stack, Text } from '@touchline/ui-kit';
import { NewPasswordForm } from '../../features/accounts/new-password-form';
import { firstPasswordTokenQuery, useSetPassword } from '../../features/accounts/password-queries';
import { BackToSignIn } from './back-to-sign-in';
import { AuthLayout } from './auth-layout';
import { CheckedLink } from './checked-link';
import { PasswordDone } from './password-done';

/** /set-password?token=: checks the link, then sets the first password, linked from the email of an invitation or a welcome. */
export function SetPasswordScreen() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const check = useQuery({ ...firstPasswordTokenQuery(token), enabled: token !== '' });
  const set = useSetPassword();

  if (set.isSuccess) return <PasswordDone title={texts.setDone} lead={texts.setDoneLead} to="/login" />;
  if (token === '') return <InvalidLink />;
  return (
    <CheckedLink
      title={texts.setTitle}
      check={check}
      failure={texts.setVerifyFailed}
      invalid={<InvalidLink />}
    >
      <AuthLayout title={texts.setTitle} lead={texts.setLead} footer={<BackToSignIn />}>
        <NewPasswordForm
          action={texts.setAction}
          isPending={set.isPending}
          onSubmit={(password, onError) => set.mutate({ token, password }, { onError })}
        />
      </AuthLayout>
    </CheckedLink>
  );
}

const InvalidLink = () => (
  <AuthLayout title={texts.invalidTitle} footer={<BackToSignIn />}>
    <Stack gap="16">
      <Text tone="danger">{texts.missingToken}</Text>
      <Text tone="muted">{texts.setInvalidLead}</Text>
    </Stack>
  </AuthLayout>
);
