import { useQuery } from '@tanstack/react-query';
import { passwordScreenTexts as texts } from '@touchline/contract';
import { Button, Stack, Text } from '@touchline/ui-kit';
import { NewPasswordForm } from '../../features/accounts/new-password-form';
import { resetTokenQuery, useResetPassword } from '../../features/accounts/password-queries';
import { BackToSignIn } from './back-to-sign-in';
import { AuthLayout } from './auth-layout';
import { CheckedLink } from './checked-link';
import { PasswordDone } from './password-done';

/** /reset-password?token=: checks the link, then sets a new password. */
export function ResetPasswordScreen() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const check = useQuery({ ...resetTokenQuery(token), enabled: token !== '' });
  const reset = useResetPassword();

  if (reset.isSuccess) return <PasswordDone title={texts.resetDone} lead={texts.resetDoneLead} to="/" />;
  if (token === '') return <InvalidLink message={texts.missingResetToken} />;
  return (
    <CheckedLink
      title={texts.resetTitle}
      check={check}
      failure={texts.verifyFailed}
      invalid={<InvalidLink message={texts.invalidResetToken} />}
    >
      <AuthLayout title={texts.resetTitle} footer={<BackToSignIn />}>
        <NewPasswordForm
          action={texts.resetAction}
          isPending={reset.isPending}
          onSubmit={(password, onError) => reset.mutate({ token, password }, { onError })}
        />
      </AuthLayout>
    </CheckedLink>
  );
}

function InvalidLink({ message }: { message: string }) {
  return (
    <AuthLayout title={texts.invalidTitle} footer={<BackToSignIn />}>
      <Stack gap="16">
        <Text tone="danger">{message}</Text>
        <Text tone="muted">{texts.invalidLead}</Text>
        <Button href="/forgot-password" tone="accent" fullWidth>
          {texts.newLink}
        </Button>
      </Stack>
    </AuthLayout>
  );
}
