import { passwordScreenTexts as texts } from '@touchline/contract';
import { Text } from '@touchline/ui-kit';
import { NewPasswordForm } from '../../features/accounts/new-password-form';
import { useSetPassword } from '../../features/accounts/password-queries';
import { BackToSignIn } from './back-to-sign-in';
import { AuthLayout } from './auth-layout';
import { PasswordDone } from './password-done';

/** /set-password?token=: sets the first password, linked from the email of an invitation or a welcome. */
export function SetPasswordScreen() {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const set = useSetPassword();

  if (set.isSuccess) return <PasswordDone title={texts.setDone} lead={texts.setDoneLead} to="/login" />;
  if (token === '') {
    return (
      <AuthLayout title={texts.invalidTitle} footer={<BackToSignIn />}>
        <Text tone="danger">{texts.missingToken}</Text>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.setTitle} lead={texts.setLead} footer={<BackToSignIn />}>
      <NewPasswordForm
        action={texts.setAction}
        isPending={set.isPending}
        onSubmit={(password, onError) => set.mutate({ token, password }, { onError })}
      />
    </AuthLayout>
  );
}
