import { passwordScreenTexts as texts } from '@touchline/contract';
import { Button, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { ForgotPasswordForm } from '../../features/accounts/forgot-password-form';
import { BackToSignIn } from './back-to-sign-in';
import { AuthLayout } from './auth-layout';

/** /forgot-password: requests a link by email, then says where to find it. */
export function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const [isSent, setSent] = useState(false);

  if (isSent) {
    return (
      <AuthLayout title={texts.checkEmail} footer={<BackToSignIn />}>
        <Stack gap="16">
          <Text>{texts.checkEmailLead(email)}</Text>
          <Text tone="muted">{texts.checkSpam}</Text>
          <Button onPress={() => setSent(false)} fullWidth>
            {texts.tryAgain}
          </Button>
        </Stack>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={texts.forgotTitle} lead={texts.forgotLead} footer={<BackToSignIn />}>
      <ForgotPasswordForm
        email={email}
        onSent={(address) => {
          setEmail(address);
          setSent(true);
        }}
      />
    </AuthLayout>
  );
}
