import { useQuery } from '@tanstack/react-query';
import { passwordScreenTexts as texts } from '@touchline/contract';
import { Button, Inline, Spinner, Stack, Text } from '@touchline/ui-kit';
import { NewPasswordForm } from '../../features/accounts/new-password-form';
import { resetTokenQuery, useResetPassword } from '../../features/accounts/password-queries';
import { isStatus } from '../../shared/api/api-error';
import { BackToSignIn } from './back-to-sign-in';
import { AuthLayout } from './auth-layout';
import { PasswordDone } from './password-done';

/** /reset-password?token=: checks the link, then sets a new password. */
export function ResetPasswordScreen() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const check = useQuery({ ...resetTokenQuery(token), enabled: token !== '' });
  const reset = useResetPassword();

  if (reset.isSuccess) return <PasswordDone title={texts.resetDone} lead={texts.resetDoneLead} to="/" />;
  if (token === '') return <InvalidLink message={texts.missingResetToken} />;
  if (check.isPending) {
    return (
      <AuthLayout title={texts.resetTitle}>
        <Inline gap="8" justify="center">
          <Spinner label={texts.verifying} />
          <Text tone="muted">{texts.verifying}</Text>
        </Inline>
      </AuthLayout>
    );
  }
  if (isStatus(check.error, 400)) return <InvalidLink message={texts.invalidResetToken} />;
  if (check.isError) {
    return (
      <AuthLayout title={texts.resetTitle} footer={<BackToSignIn />}>
        <Stack gap="16">
          <Text tone="danger">{texts.verifyFailed}</Text>
          <Button onPress={() => void check.refetch()} isPending={check.isFetching} fullWidth>
            {texts.tryAgain}
          </Button>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.resetTitle} footer={<BackToSignIn />}>
      <NewPasswordForm
        action={texts.resetAction}
        isPending={reset.isPending}
        onSubmit={(password, onError) => reset.mutate({ token, password }, { onError })}
      />
    </AuthLayout>
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
